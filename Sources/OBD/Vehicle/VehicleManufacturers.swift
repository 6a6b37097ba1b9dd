/// The manufacturer of a vehicle, by the first three characters of its VIN (the world manufacturer identifier, ISO
/// 3780).
///
/// Only rows on which public lists agree were kept. To add a manufacturer, add a row: the identifier, how its VINs
/// indicate the model year outside North America, and the name. An identifier has two characters if all of a
/// manufacturer's identifiers begin with them; a row with three takes precedence. Small manufacturers share identifiers
/// with 9 as the third character, and are distinguished by characters 12 to 14 of the VIN: `XL9/363`.
enum VehicleManufacturers {
    /// The meaning of the tenth character in VINs that begin with the row's identifier. In North America it always is
    /// the model year, and the seventh character indicates the cycle of 30 years; see `VehicleIdentity`.
    enum YearForm: Character {
        /// Known only for North American cars, or not at all.
        case unknown = "-"
        /// The model year only in VINs made for North America, which have a check digit.
        case export = "u"
        /// The model year in all markets.
        case always = "y"
        /// A heavy vehicle or a motorcycle: the seventh character does not indicate the cycle.
        case heavy = "h"
    }

    struct Row {
        var yearForm: YearForm
        var name: String
    }

    /// Returns the row of a VIN; nil if the manufacturer is unknown.
    static func row(_ vin: VIN) -> Row? {
        let text = vin.description
        let identifier = text.prefix(3)
        if identifier.hasSuffix("9") { return rows[identifier + "/" + text.dropFirst(11).prefix(3)] }
        return rows[String(identifier)] ?? rows[String(identifier.prefix(2))]
    }

    static let rows: [String: Row] = {
        var rows: [String: Row] = [:]
        for line in lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 2)
            guard cells.count == 3, let form = cells[1].first.flatMap(YearForm.init) else { continue }
            rows[String(cells[0])] = Row(yearForm: form, name: String(cells[2]))
        }
        return rows
    }()

    /// Sorted for readers: by region, then in the order of ISO 3780, with letters before digits.
    static let lines = """
        AAA - Audi
        AAK - FAW
        AAM - MAN
        AAV y Volkswagen
        ABJ - Mitsubishi
        ABM - BMW
        ACV - Isuzu
        AC5 - Hyundai
        ADB - Mercedes-Benz
        ADD - Hyundai
        ADM - General Motors
        ADN - Nissan
        ADR - Renault
        AFA - Ford
        AFB - Mazda
        AHM - Honda
        AHT - Toyota
        HES y Smart
        HLX y Li Auto
        JAA u Isuzu
        JAB u Isuzu
        JAC u Isuzu
        JAE u Acura
        JAL h Isuzu
        JA3 y Mitsubishi
        JA4 y Mitsubishi
        JA7 y Mitsubishi
        JB3 u Dodge
        JB4 u Dodge
        JB7 u Dodge
        JC1 u Fiat
        JC2 u Ford
        JD - Daihatsu
        JE3 u Eagle
        JF1 y Subaru
        JF2 y Subaru
        JF3 u Subaru
        JF4 u Saab
        JGC u Chevrolet or Geo
        JG1 u Chevrolet or Geo
        JG7 u Pontiac
        JHA h Hino
        JHB h Hino
        JHD h Hino
        JHF h Hino
        JHG y Honda
        JHL y Honda
        JHM y Honda
        JHZ - Honda
        JH1 h Honda
        JH2 h Honda
        JH3 h Honda
        JH4 y Acura
        JJ3 u Chrysler
        JKA h Kawasaki
        JKB h Kawasaki
        JLF h Mitsubishi Fuso
        JL5 h Mitsubishi Fuso
        JL6 h Mitsubishi Fuso
        JMB y Mitsubishi
        JMY y Mitsubishi
        JMZ - Mazda
        JM1 u Mazda
        JM2 u Mazda
        JM3 u Mazda
        JM6 - Mazda
        JM7 - Mazda
        JN u Nissan
        JNA h UD Trucks
        JNK u Infiniti
        JNR u Infiniti
        JNX u Infiniti
        JP3 u Plymouth
        JP4 u Plymouth
        JP7 u Plymouth
        JSA - Suzuki
        JS1 h Suzuki
        JS2 u Suzuki
        JS3 u Suzuki
        JS4 u Suzuki
        JT u Toyota
        JTH u Lexus
        JTJ u Lexus
        JTK u Scion
        JTL u Scion
        JT6 u Lexus
        JT8 u Lexus
        JYA h Yamaha
        JYE h Yamaha
        KLA y Daewoo or Chevrolet
        KLY - Daewoo
        KL1 y Chevrolet
        KL2 y Pontiac
        KL4 y Buick
        KL5 u Suzuki
        KL7 y Chevrolet
        KL8 y Chevrolet
        KMC h Hyundai
        KMF - Hyundai
        KMH y Hyundai
        KMJ - Hyundai
        KMT y Genesis
        KMU y Genesis
        KMY h Daelim
        KM1 h Hyosung
        KM4 h Hyosung
        KM8 y Hyundai
        KNA y Kia
        KNB y Kia
        KNC y Kia
        KND y Kia
        KNE y Kia
        KNJ u Ford
        KNM - Renault Samsung
        KPA - SsangYong
        KPB - SsangYong
        KPT - SsangYong
        L1N y XPeng
        LAE h Jinan Qingqi
        LAL h Sundiro Honda
        LAN h Changzhou Yamasaki
        LBB h Qianjiang
        LBE - Beijing Hyundai
        LBM h Zongshen Piaggio
        LBP h Jianshe Yamaha
        LBV - BMW Brilliance
        LB1 - Fujian Benz
        LB2 h Geely
        LB3 - Geely
        LCE h CFMoto
        LC0 - BYD
        LDC - Dongfeng Peugeot-Citroën
        LDD h Huanghai
        LDN - Soueast
        LDY h Zhongtong
        LEF - Jiangling
        LET - Jiangling Isuzu
        LE4 - Beijing Benz
        LFB - FAW
        LFG h Taizhou Chuanl
        LFM - FAW Toyota
        LFP - FAW
        LFT h FAW
        LFV - FAW-Volkswagen
        LFW h FAW Jiefang
        LFY h Changshu
        LFZ - Golden Dragon
        LGB - Dongfeng Nissan
        LGG - Dongfeng Liuzhou
        LGJ - Dongfeng Fengshen
        LGW - Great Wall
        LGX - BYD
        LHB - BAIC
        LHG - Guangqi Honda
        LH1 - FAW Haima
        LJC - JAC
        LJD - Dongfeng Yueda Kia
        LJN - Zhengzhou Nissan
        LJX - Jiangling Ford
        LJ1 - JAC
        LJ8 - Zotye
        LKC - Changhe
        LKL h King Long
        LLN - Qoros
        LLV - Lifan
        LL3 h Golden Dragon
        LL6 - GAC Changfeng
        LL8 h Linhai
        LMC h Suzuki
        LMG - GAC
        LMV - Haima
        LM1 h Suzuki
        LM4 h Suzuki
        LNB - BAIC
        LPA - Changan PSA
        LPR h Yamaha
        LPS - Polestar
        LRB - SAIC General Motors
        LRW y Tesla
        LSA - Sichuan Yema
        LSC - Changan
        LSG - SAIC General Motors
        LSH - SAIC Maxus
        LSJ - MG or Roewe
        LSK - SAIC Maxus
        LSV - SAIC Volkswagen
        LSY - Brilliance
        LS4 - Changan
        LS5 - Changan
        LTA - ZX Auto
        LTP - NEVS
        LTV - FAW Toyota
        LUC - Guangqi Honda
        LUX - Dongfeng Yulon
        LVA - Foton
        LVB - Foton
        LVC - Foton
        LVF - Changhe Suzuki
        LVG - GAC Toyota
        LVH - Dongfeng Honda
        LVR - Changan Mazda
        LVS - Changan Ford
        LVT - Chery
        LVV - Chery
        LVX - Jiangling Landwind
        LVY - Volvo
        LVZ - Dongfeng Sokon
        LV3 - NEVS
        LW4 y Li Auto
        LWL - Qingling Isuzu
        LWV - GAC Fiat Chrysler
        LYV - Volvo
        LZE - Isuzu
        LZG h Shaanxi
        LZM h MAN
        LZP h Zhongshan Guochi
        LZW - SAIC-GM-Wuling
        LZY h Yutong
        LZZ h Sinotruk
        L10 - Geely
        L2C - Chery Jaguar Land Rover
        L4B h Xingyue
        L5C h Kangdi
        L5Y h Zhongneng
        L56 - Renault Samsung
        L6T - Geely
        L8X h Summit Huawin
        L85 h Huabao
        MAB - Mahindra
        MAC - Mahindra
        MAJ - Ford
        MAK - Honda
        MAL y Hyundai
        MAT - Tata
        MA1 - Mahindra
        MA3 - Maruti Suzuki
        MA6 - General Motors
        MA7 - Honda or Mitsubishi
        MBH - Suzuki or Nissan
        MBJ - Toyota
        MBR - Mercedes-Benz
        MB1 h Ashok Leyland
        MB8 h Suzuki
        MCA - Fiat
        MCB - General Motors
        MC2 h Eicher
        MDH - Nissan
        MD2 h Bajaj
        ME3 - Royal Enfield
        MEC h BharatBenz
        MEE - Renault
        MEX - Volkswagen
        ME4 h Honda
        MHF - Toyota
        MHK - Daihatsu
        MHR - Honda
        MHY - Suzuki
        MH1 h Honda
        MK2 - Mitsubishi
        MLC h Suzuki
        MLH h Honda
        ML3 - Mitsubishi or Dodge
        MMA - Mitsubishi
        MMB - Mitsubishi
        MMC - Mitsubishi
        MML - MG
        MMM - Chevrolet
        MMS - Suzuki
        MMT - Mitsubishi
        MMU - Holden
        MM6 - Mazda
        MM7 - Mazda
        MM8 - Mazda
        MM0 - Mazda
        MNA - Ford
        MNB - Ford
        MNC - Ford
        MNT - Nissan
        MPA - Isuzu
        MPB - Ford
        MP1 - Isuzu
        MRH - Honda
        MR1 - Toyota
        MR2 - Toyota
        MR0 - Toyota
        MS3 - Suzuki
        MZB - Kia
        NAA - Iran Khodro
        NAP - Pars Khodro
        NAS - SAIPA
        NFB - Honda
        NLA y Honda
        NLE h Mercedes-Benz
        NLH y Hyundai
        NLR h Otokar
        NLT h Temsa
        NMA h MAN
        NMB h Mercedes-Benz
        NMC h BMC
        NMT - Toyota
        NM1 - Renault
        NM4 - Tofaş
        NM0 - Ford
        NNA h Isuzu
        PE1 - Ford
        PE3 - Mazda
        PL1 - Proton
        PM2 - Perodua
        PNA - Naza
        PN1 - Toyota
        PPV - Volkswagen
        RA1 h Steyr
        RFB h Kymco
        RFG h SYM
        RFL h Adly
        RFT h CPI
        RF3 h Aeon
        RLL u VinFast
        RL4 - Toyota
        RL0 - Ford
        SAB h Optare
        SAD u Jaguar
        SAJ u Jaguar
        SAL y Land Rover
        SAR - Rover
        SAT h Triumph
        SAX u Rover
        SA9/004 - Morgan
        SBM u McLaren
        SB1 - Toyota
        SCA u Rolls-Royce
        SCB u Bentley
        SCC u Lotus
        SCE u DeLorean
        SCF u Aston Martin
        SC6 u Ineos
        SDB - Peugeot
        SDP - MG
        SD7 u Aston Martin
        SED - Vauxhall
        SEY - LDV
        SFA - Ford
        SFD h Alexander Dennis
        SFZ u Tesla
        SHH y Honda
        SHS y Honda
        SJA u Bentley
        SJK - Nissan or Infiniti
        SJN - Nissan
        SKF - Vauxhall
        SLA u Rolls-Royce
        SLP h JCB
        SMT h Triumph
        SUF - Fiat
        SUL - FSC
        SUP - FSO
        SUU h Solaris
        TCC - Smart
        TDM h Quantya
        TMA y Hyundai
        TMB y Škoda
        TMC y Hyundai
        TMK h Karosa
        TMP h Škoda
        TMT h Tatra
        TRA h Ikarus
        TRU y Audi
        TSB h Ikarus
        TSE h Ikarus
        TSM - Suzuki
        TW1 - Toyota
        TYA h Mitsubishi Fuso
        TYB h Mitsubishi Fuso
        UU1 - Dacia
        UU2 - Oltcit
        UU3 - ARO
        UU4 h Roman
        UU5 h Rocar
        UU6 - Daewoo
        U5Y y Kia
        U6Y y Kia
        VAG - Magna Steyr
        VAN h MAN
        VA0 h ÖAF
        VBK h KTM
        VCF u Fisker
        VFA - Alpine
        VFE h Iveco
        VF1 - Renault
        VF2 - Renault
        VF3 - Peugeot
        VF4 - Talbot
        VF5 h Iveco
        VF6 h Renault Trucks
        VF7 - Citroën
        VF8 - Matra
        VF9/795 u Bugatti
        VG5 h MBK
        VG6 h Renault Trucks
        VH8 - Microcar
        VJ1 h Heuliez
        VJ2 - Mia Electric
        VLG - Aixam
        VLU h Scania
        VNE h Irisbus
        VNK - Toyota
        VNV - Renault or Nissan
        VN1 - Renault or Opel
        VR1 - DS
        VR3 - Peugeot
        VR7 - Citroën
        VSA - Mercedes-Benz
        VSE - Suzuki Santana
        VSK - Nissan
        VSS y SEAT
        VSX - Opel
        VS5 - Renault
        VS6 - Ford
        VS7 - Citroën
        VS8 - Peugeot
        VTH h Derbi
        VTL h Yamaha
        VTM h Honda
        VTT h Suzuki
        VWA - Nissan
        VWV - Volkswagen
        VXE - Opel or Vauxhall
        VXF - Fiat
        VXK - Opel or Vauxhall
        VX1 - Zastava
        WAG h Neoplan
        WAP - Alpina
        WAU y Audi
        WA1 y Audi
        WBA u BMW
        WBS u BMW
        WBX u BMW
        WBY u BMW
        WB1 h BMW
        WB4 h BMW
        WB5 u BMW
        WDA - Mercedes-Benz
        WDB u Mercedes-Benz
        WDC u Mercedes-Benz
        WDD u Mercedes-Benz
        WDF - Mercedes-Benz
        WDP u Mercedes-Benz, Dodge or Freightliner
        WDX u Mercedes-Benz, Dodge or Freightliner
        WDY u Mercedes-Benz, Dodge or Freightliner
        WDZ u Mercedes-Benz, Dodge or Freightliner
        WD1 u Mercedes-Benz, Dodge or Freightliner
        WD2 u Mercedes-Benz, Dodge or Freightliner
        WD3 u Mercedes-Benz, Dodge or Freightliner
        WD4 u Mercedes-Benz, Dodge or Freightliner
        WD5 u Mercedes-Benz, Dodge or Freightliner
        WD8 u Mercedes-Benz, Dodge or Freightliner
        WD0 u Mercedes-Benz, Dodge or Freightliner
        WEB h Mercedes-Benz
        WF1 u Merkur
        WF0 - Ford
        WJM h Iveco
        WKE h Krone
        WKK h Setra
        WMA h MAN
        WME u Smart
        WMW u Mini
        WMX - Mercedes-AMG
        WMZ u Mini
        WP1 y Porsche
        WP0 y Porsche
        WSM h Schmitz Cargobull
        WUA y Audi
        WU1 y Audi
        WVG y Volkswagen
        WVW y Volkswagen
        WV1 y Volkswagen
        WV2 y Volkswagen
        WV3 y Volkswagen
        WZ1 u Toyota
        W1A u Smart
        W1K u Mercedes-Benz
        W1N u Mercedes-Benz
        W1T h Mercedes-Benz
        W1V - Mercedes-Benz
        W1W u Mercedes-Benz
        W1X u Mercedes-Benz
        W1Y u Mercedes-Benz
        W1Z u Mercedes-Benz
        W0L y Opel or Vauxhall
        W0V - Opel or Vauxhall
        XBB - Great Wall
        XLB - Volvo
        XLE h Scania
        XLR h DAF
        XL9/363 u Spyker
        XMC - Mitsubishi
        XMG h VDL
        XNC - Mitsubishi
        XP7 y Tesla
        XTA y Lada
        XTC h KamAZ
        XTH - GAZ
        XTT - UAZ
        XTU h Trolza
        XTY h LiAZ
        XUF - General Motors
        XUU - Avtotor
        XWB - Uz-Daewoo
        XWE y Hyundai or Kia
        XW7 - Toyota
        XW8 y Volkswagen
        X1M h PAZ
        X4X - BMW
        X7L - Renault
        X7M - Hyundai
        X9F - Ford
        X9L - GM-AvtoVAZ
        X9P h Volvo Trucks
        X9X - Great Wall
        YAR - Toyota
        YBW y Volkswagen
        YB1 h Volvo Trucks
        YCM - Mazda
        YE2 h Van Hool
        YH2 h Lynx
        YH4 u Fisker
        YK1 - Saab
        YSC - Cadillac
        YSM y Polestar
        YS2 h Scania
        YS3 y Saab
        YS4 h Scania
        YTN - Saab
        YT9/007 u Koenigsegg
        YU7 h Husaberg
        YV1 y Volvo
        YV2 h Volvo Trucks
        YV3 h Volvo Buses
        YV4 y Volvo
        YV5 h Volvo Trucks
        Y3M h MAZ
        Y6D - ZAZ
        Y6U y Škoda
        ZAA - Autobianchi
        ZAC u Jeep or Dodge
        ZAM u Maserati
        ZAP h Piaggio
        ZAR u Alfa Romeo
        ZAS u Alfa Romeo
        ZBN h Benelli
        ZCF h Iveco
        ZCG h Cagiva
        ZDC h Honda
        ZDF u Ferrari
        ZDM h Ducati
        ZD3 h Beta
        ZD4 h Aprilia
        ZD0 h Yamaha
        ZFA u Fiat
        ZFB - Fiat
        ZFC h Fiat
        ZFF u Ferrari
        ZGU h Moto Guzzi
        ZHW u Lamborghini
        ZJM h Malaguti
        ZJN - Innocenti
        ZKH h Husqvarna
        ZLA - Lancia
        ZN6 u Maserati
        ZPB u Lamborghini
        Z6F - Ford
        Z8M - Marussia
        Z8N - Nissan
        Z94 y Hyundai or Kia
        1AC - AMC
        1AM - AMC
        1A4 - Chrysler
        1A8 - Chrysler
        1BA h Blue Bird
        1BB h Blue Bird
        1B3 - Dodge
        1B4 - Dodge
        1B6 - Dodge
        1B7 - Dodge
        1C3 - Chrysler or Dodge
        1C4 - Chrysler, Dodge or Jeep
        1C6 - Ram or Jeep
        1C8 - Chrysler
        1D3 - Dodge
        1D4 - Dodge
        1D5 - Dodge
        1D7 - Dodge
        1D8 - Dodge
        1FA - Ford
        1FB - Ford
        1FC - Ford
        1FD - Ford
        1FM - Ford
        1FT - Ford
        1FU h Freightliner
        1FV h Freightliner
        1F1 - Ford
        1F6 h Ford
        1GA - Chevrolet
        1GB - Chevrolet
        1GC - Chevrolet
        1GD - GMC
        1GE - Cadillac
        1GG - Isuzu
        1GH - Oldsmobile
        1GJ - GMC
        1GK - GMC
        1GM - Pontiac
        1GN - Chevrolet
        1GT - GMC
        1GY - Cadillac
        1G1 - Chevrolet
        1G2 - Pontiac
        1G3 - Oldsmobile
        1G4 - Buick
        1G5 - GMC
        1G6 - Cadillac
        1G7 - Pontiac
        1G8 - Saturn or Chevrolet
        1HD h Harley-Davidson
        1HF h Honda
        1HG - Honda
        1HS h International
        1HT h International
        1HV h International
        1J4 - Jeep
        1J6 - Jeep
        1J7 - Jeep
        1J8 - Jeep
        1LN - Lincoln
        1L1 - Lincoln
        1ME - Mercury
        1MR - Lincoln
        1M1 h Mack
        1M2 h Mack
        1M3 h Mack
        1M4 h Mack
        1M8 h MCI
        1NK h Kenworth
        1NP h Peterbilt
        1NX - Toyota
        1N4 - Nissan
        1N6 - Nissan
        1P3 - Plymouth
        1P4 - Plymouth
        1P7 - Plymouth
        1TU h TMC
        1T8 h Thomas
        1VW - Volkswagen
        1V1 - Volkswagen
        1V2 - Volkswagen
        1WU h White Volvo
        1XK h Kenworth
        1XP h Peterbilt
        1YV - Mazda
        1Y1 - Chevrolet or Geo
        1ZV - Ford
        1ZW - Mercury
        1Z3 - Mitsubishi
        1Z7 - Mitsubishi
        11V h Ottawa
        137 - AM General
        15G h Gillig
        19U - Acura
        19V - Acura
        19X - Honda
        10T h Oshkosh
        2AY h Hino
        2AZ h Hino
        2A3 - Chrysler
        2A4 - Chrysler
        2A8 - Chrysler
        2BP h BRP
        2B1 h Orion
        2B3 - Dodge
        2B4 - Dodge
        2B5 - Dodge
        2B6 - Dodge
        2B7 - Dodge
        2B8 - Dodge
        2CK - Geo or Pontiac
        2CN - Chevrolet or Geo
        2CT - GMC
        2C1 - Chevrolet or Geo
        2C3 - Chrysler or Dodge
        2C4 - Chrysler or Dodge
        2C8 - Chrysler
        2D3 - Dodge
        2D4 - Dodge
        2D6 - Dodge
        2D7 - Dodge
        2D8 - Dodge
        2FA - Ford
        2FB - Ford
        2FC - Ford
        2FD - Ford
        2FM - Ford
        2FT - Ford
        2FU h Freightliner
        2FV h Freightliner
        2FW h Sterling
        2FZ h Sterling
        2GA - Chevrolet
        2GB - Chevrolet
        2GC - Chevrolet
        2GD - GMC
        2GE - Cadillac
        2GJ - GMC
        2GK - GMC
        2GN - Chevrolet
        2GT - GMC
        2G1 - Chevrolet
        2G2 - Pontiac
        2G3 - Oldsmobile
        2G4 - Buick
        2G5 - GMC
        2G6 - Cadillac
        2G7 - Pontiac
        2HG - Honda
        2HH - Acura
        2HJ - Honda
        2HK - Honda
        2HM - Hyundai
        2HN - Acura
        2HS h International
        2HT h International
        2J4 - Jeep
        2LM - Lincoln
        2LN - Lincoln
        2L1 - Lincoln
        2ME - Mercury
        2MH - Mercury
        2MR - Mercury
        2M2 h Mack
        2NK h Kenworth
        2NP h Peterbilt
        2NV h Nova Bus
        2PC h Prevost
        2P3 - Plymouth
        2P4 - Plymouth
        2P5 - Plymouth
        2S2 - Suzuki
        2S3 - Suzuki
        2T1 - Toyota
        2T2 - Lexus
        2T3 - Toyota
        2V4 - Volkswagen
        2V8 - Volkswagen
        2WK h Western Star
        2WL h Western Star
        2WM h Western Star
        2XK h Kenworth
        2XP h Peterbilt
        3AK h Freightliner
        3AL h Freightliner
        3A4 - Chrysler
        3A8 - Chrysler
        3BK h Kenworth
        3BP h Peterbilt
        3B3 - Dodge
        3B4 - Dodge
        3B6 - Dodge
        3B7 - Dodge
        3CZ - Honda
        3C3 - Chrysler, Dodge or Fiat
        3C4 - Chrysler, Dodge or Jeep
        3C6 - Ram
        3C7 - Ram
        3C8 - Chrysler
        3D3 - Dodge
        3D4 - Dodge
        3D6 - Dodge
        3D7 - Dodge
        3FA - Ford
        3FE h Ford
        3FM - Ford
        3FR h Ford
        3FT - Ford
        3GC - Chevrolet
        3GD - GMC
        3GK - GMC
        3GN - Chevrolet
        3GP - Honda
        3GS - Saturn
        3GT - GMC
        3GY - Cadillac
        3G1 - Chevrolet
        3G2 - Pontiac
        3G4 - Buick
        3G5 - Buick
        3G7 - Pontiac
        3G0 - Saab
        3HA h International
        3HG - Honda
        3HS h International
        3HT h International
        3H1 h Honda
        3JB h BRP
        3KP - Kia or Hyundai
        3LN - Lincoln
        3MD - Mazda
        3ME - Mercury
        3MF - BMW
        3MV - Mazda
        3MW - BMW
        3MY - Mazda or Toyota
        3MZ - Mazda
        3NE h Polaris
        3NK h Kenworth
        3NM h Peterbilt
        3NS h Polaris
        3N1 - Nissan
        3N6 - Nissan or Chevrolet
        3N8 - Nissan
        3PC - Infiniti
        3P3 - Plymouth
        3TM - Toyota
        3TY - Toyota
        3VV - Volkswagen
        3VW - Volkswagen
        3WK h Kenworth
        4A3 - Mitsubishi
        4A4 - Mitsubishi
        4B3 - Dodge
        4C3 - Chrysler
        4DR h International
        4EN h Emergency One
        4E3 - Eagle
        4F2 - Mazda
        4F4 - Mazda
        4GD - GMC
        4JG - Mercedes-Benz
        4KL h Isuzu
        4M2 - Mercury
        4NU - Isuzu
        4N2 - Nissan
        4P1 h Pierce
        4P3 - Plymouth
        4RK h Nova Bus
        4S1 - Isuzu
        4S2 - Isuzu
        4S3 - Subaru
        4S4 - Subaru
        4S6 - Honda
        4S7 h Spartan
        4TA - Toyota
        4T1 - Toyota
        4T3 - Toyota
        4UF h Arctic Cat
        4US - BMW
        4UZ h Freightliner
        4VA h Volvo Trucks
        4VL h Volvo Trucks
        4VM h Volvo Trucks
        4VZ h Spartan
        4V1 h Volvo Trucks
        4V2 h Volvo Trucks
        4V3 h Volvo Trucks
        4V4 h Volvo Trucks
        4V5 h Volvo Trucks
        4V6 h Volvo Trucks
        46G h Gillig
        478 h Honda
        49H h Sterling
        5BZ - Nissan
        5B4 h Workhorse
        5FN - Honda
        5FP - Honda
        5FR - Acura
        5FY h New Flyer
        5GA - Buick
        5GN - Hummer
        5GR - Hummer
        5GT - Hummer
        5GZ - Saturn
        5HD h Harley-Davidson
        5J6 - Honda
        5J8 - Acura
        5KB - Honda
        5KJ h Western Star
        5KK h Western Star
        5LM - Lincoln
        5LT - Lincoln
        5L1 - Lincoln
        5NM - Hyundai
        5NP - Hyundai
        5NT - Hyundai
        5N1 - Nissan
        5N3 - Infiniti
        5PV h Hino
        5S3 - Saab
        5TB - Toyota
        5TD - Toyota
        5TE - Toyota
        5TF - Toyota
        5UM - BMW
        5UX - BMW
        5XX - Kia
        5XY - Kia or Hyundai
        5YF - Toyota
        5YJ - Tesla
        5YM - BMW
        5Y2 - Pontiac
        5Z6 - Suzuki
        538 h Zero
        54D h Isuzu or Chevrolet
        55S - Mercedes-Benz
        56K h Indian
        58A - Lexus
        50E - Lucid
        50G - Karma
        6AB h MAN
        6FP - Ford
        6F4 - Nissan
        6F5 h Kenworth
        6G1 - Holden
        6G2 - Pontiac
        6G3 - Chevrolet
        6H8 - Holden
        6MM - Mitsubishi
        6T1 - Toyota
        7A1 - Mitsubishi
        7A3 - Honda
        7A4 - Toyota
        7A5 - Ford
        7A7 - Nissan
        7FA - Honda
        7FC - Rivian
        7FE - Rivian
        7G2 - Tesla
        7JD - Volvo
        7JR - Volvo
        7MM - Mazda
        7MU - Toyota
        7PD - Rivian
        7SA - Tesla
        8AC - Mercedes-Benz
        8AD - Peugeot
        8AE - Peugeot
        8AF - Ford
        8AG - Chevrolet
        8AJ - Toyota
        8AK - Suzuki
        8AN - Nissan
        8AP - Fiat
        8AT h Iveco
        8AW - Volkswagen
        8A1 - Renault
        8BC - Citroën
        8C3 h Honda
        8GD - Peugeot
        8GG - Chevrolet
        8LD - Chevrolet
        9BD y Fiat
        9BF y Ford
        9BG y Chevrolet
        9BH y Hyundai
        9BM y Mercedes-Benz
        9BR y Toyota
        9BS h Scania
        9BV h Volvo Trucks
        9BW y Volkswagen
        9CD h Suzuki
        9C2 h Honda
        9C6 h Yamaha
        9FB - Renault
        9FC - Mazda
        9GA - Chevrolet
        9UJ - Chery
        9UK - Lifan
        9UW - Kia
        93H y Honda
        93K h Volvo Trucks
        93R y Toyota
        93U y Audi
        93V y Audi
        93W y Fiat
        93X y Mitsubishi
        93Y y Renault
        93Z h Iveco
        932 h Harley-Davidson
        935 y Citroën
        936 y Peugeot
        94D y Nissan
        95P y Hyundai
        95V h Dafra
        953 h Volkswagen
        98M y BMW
        98P h DAF
        98R y Chery
        988 y Jeep
        99A y Audi
        99J y Jaguar or Land Rover
        """
}
