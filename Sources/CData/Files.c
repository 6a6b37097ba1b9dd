// The files of Data/, embedded when the program is built. A new file needs its three lines here and its row below;
// DataFileTests compares them with the folder.
#include "CData.h"

#include <string.h>

// #embed is part of C23; Clang has it in all dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char codes_B[] = {
#embed "../../Data/codes/B.txt"
};
static const char codes_C[] = {
#embed "../../Data/codes/C.txt"
};
static const char codes_FMI[] = {
#embed "../../Data/codes/FMI.txt"
};
static const char codes_P0[] = {
#embed "../../Data/codes/P0.txt"
};
static const char codes_P2[] = {
#embed "../../Data/codes/P2.txt"
};
static const char codes_P3[] = {
#embed "../../Data/codes/P3.txt"
};
static const char codes_SPN[] = {
#embed "../../Data/codes/SPN.txt"
};
static const char codes_U[] = {
#embed "../../Data/codes/U.txt"
};
static const char composition_absent_parts[] = {
#embed "../../Data/composition/absent-parts.txt"
};
static const char composition_areas[] = {
#embed "../../Data/composition/areas.txt"
};
static const char composition_components[] = {
#embed "../../Data/composition/components.txt"
};
static const char composition_exceptions[] = {
#embed "../../Data/composition/exceptions.txt"
};
static const char composition_modes[] = {
#embed "../../Data/composition/modes.txt"
};
static const char composition_restraints[] = {
#embed "../../Data/composition/restraints.txt"
};
static const char composition_wiring_faults[] = {
#embed "../../Data/composition/wiring-faults.txt"
};
static const char composition_wiring[] = {
#embed "../../Data/composition/wiring.txt"
};
static const char games_names[] = {
#embed "../../Data/games/names.txt"
};
static const char knowledge_B[] = {
#embed "../../Data/knowledge/B.txt"
};
static const char knowledge_C[] = {
#embed "../../Data/knowledge/C.txt"
};
static const char knowledge_P00[] = {
#embed "../../Data/knowledge/P00.txt"
};
static const char knowledge_P01[] = {
#embed "../../Data/knowledge/P01.txt"
};
static const char knowledge_P02[] = {
#embed "../../Data/knowledge/P02.txt"
};
static const char knowledge_P03[] = {
#embed "../../Data/knowledge/P03.txt"
};
static const char knowledge_P04[] = {
#embed "../../Data/knowledge/P04.txt"
};
static const char knowledge_P05[] = {
#embed "../../Data/knowledge/P05.txt"
};
static const char knowledge_P06[] = {
#embed "../../Data/knowledge/P06.txt"
};
static const char knowledge_P07[] = {
#embed "../../Data/knowledge/P07.txt"
};
static const char knowledge_P08[] = {
#embed "../../Data/knowledge/P08.txt"
};
static const char knowledge_P09[] = {
#embed "../../Data/knowledge/P09.txt"
};
static const char knowledge_P0A[] = {
#embed "../../Data/knowledge/P0A.txt"
};
static const char knowledge_P0B[] = {
#embed "../../Data/knowledge/P0B.txt"
};
static const char knowledge_P0C[] = {
#embed "../../Data/knowledge/P0C.txt"
};
static const char knowledge_P0D[] = {
#embed "../../Data/knowledge/P0D.txt"
};
static const char knowledge_P0E[] = {
#embed "../../Data/knowledge/P0E.txt"
};
static const char knowledge_P20[] = {
#embed "../../Data/knowledge/P20.txt"
};
static const char knowledge_P21[] = {
#embed "../../Data/knowledge/P21.txt"
};
static const char knowledge_P22[] = {
#embed "../../Data/knowledge/P22.txt"
};
static const char knowledge_P23[] = {
#embed "../../Data/knowledge/P23.txt"
};
static const char knowledge_P24[] = {
#embed "../../Data/knowledge/P24.txt"
};
static const char knowledge_P25[] = {
#embed "../../Data/knowledge/P25.txt"
};
static const char knowledge_P26[] = {
#embed "../../Data/knowledge/P26.txt"
};
static const char knowledge_P27[] = {
#embed "../../Data/knowledge/P27.txt"
};
static const char knowledge_P28[] = {
#embed "../../Data/knowledge/P28.txt"
};
static const char knowledge_P2A[] = {
#embed "../../Data/knowledge/P2A.txt"
};
static const char knowledge_P2B[] = {
#embed "../../Data/knowledge/P2B.txt"
};
static const char knowledge_P2C[] = {
#embed "../../Data/knowledge/P2C.txt"
};
static const char knowledge_P2D[] = {
#embed "../../Data/knowledge/P2D.txt"
};
static const char knowledge_P2E[] = {
#embed "../../Data/knowledge/P2E.txt"
};
static const char knowledge_P34[] = {
#embed "../../Data/knowledge/P34.txt"
};
static const char knowledge_U[] = {
#embed "../../Data/knowledge/U.txt"
};
static const char knowledge_bmw[] = {
#embed "../../Data/knowledge/bmw.txt"
};
static const char knowledge_chrysler[] = {
#embed "../../Data/knowledge/chrysler.txt"
};
static const char knowledge_contrary[] = {
#embed "../../Data/knowledge/contrary.txt"
};
static const char knowledge_fiat[] = {
#embed "../../Data/knowledge/fiat.txt"
};
static const char knowledge_ford[] = {
#embed "../../Data/knowledge/ford.txt"
};
static const char knowledge_gm[] = {
#embed "../../Data/knowledge/gm.txt"
};
static const char knowledge_honda[] = {
#embed "../../Data/knowledge/honda.txt"
};
static const char knowledge_hyundai[] = {
#embed "../../Data/knowledge/hyundai.txt"
};
static const char knowledge_landrover[] = {
#embed "../../Data/knowledge/landrover.txt"
};
static const char knowledge_mazda[] = {
#embed "../../Data/knowledge/mazda.txt"
};
static const char knowledge_mercedes[] = {
#embed "../../Data/knowledge/mercedes.txt"
};
static const char knowledge_mitsubishi[] = {
#embed "../../Data/knowledge/mitsubishi.txt"
};
static const char knowledge_nissan[] = {
#embed "../../Data/knowledge/nissan.txt"
};
static const char knowledge_psa[] = {
#embed "../../Data/knowledge/psa.txt"
};
static const char knowledge_subaru[] = {
#embed "../../Data/knowledge/subaru.txt"
};
static const char knowledge_toyota[] = {
#embed "../../Data/knowledge/toyota.txt"
};
static const char knowledge_volvo[] = {
#embed "../../Data/knowledge/volvo.txt"
};
static const char knowledge_vw[] = {
#embed "../../Data/knowledge/vw.txt"
};
static const char makes_bmw[] = {
#embed "../../Data/makes/bmw.txt"
};
static const char makes_chrysler[] = {
#embed "../../Data/makes/chrysler.txt"
};
static const char makes_fiat[] = {
#embed "../../Data/makes/fiat.txt"
};
static const char makes_ford[] = {
#embed "../../Data/makes/ford.txt"
};
static const char makes_gm[] = {
#embed "../../Data/makes/gm.txt"
};
static const char makes_honda[] = {
#embed "../../Data/makes/honda.txt"
};
static const char makes_hyundai[] = {
#embed "../../Data/makes/hyundai.txt"
};
static const char makes_landrover[] = {
#embed "../../Data/makes/landrover.txt"
};
static const char makes_mazda[] = {
#embed "../../Data/makes/mazda.txt"
};
static const char makes_mercedes[] = {
#embed "../../Data/makes/mercedes.txt"
};
static const char makes_mitsubishi[] = {
#embed "../../Data/makes/mitsubishi.txt"
};
static const char makes_nissan[] = {
#embed "../../Data/makes/nissan.txt"
};
static const char makes_psa[] = {
#embed "../../Data/makes/psa.txt"
};
static const char makes_subaru[] = {
#embed "../../Data/makes/subaru.txt"
};
static const char makes_toyota[] = {
#embed "../../Data/makes/toyota.txt"
};
static const char makes_volvo[] = {
#embed "../../Data/makes/volvo.txt"
};
static const char makes_vw[] = {
#embed "../../Data/makes/vw.txt"
};
static const char edit_html[] = {
#embed "../../Data/edit.html"
};
static const char live_instruments_js[] = {
#embed "../../Data/live-instruments.js"
};
static const char live_layout_js[] = {
#embed "../../Data/live-layout.js"
};
static const char live_css[] = {
#embed "../../Data/live.css"
};
static const char live_html[] = {
#embed "../../Data/live.html"
};
static const char live_js[] = {
#embed "../../Data/live.js"
};
static const char live_svg[] = {
#embed "../../Data/live.svg"
};
static const char live_webmanifest[] = {
#embed "../../Data/live.webmanifest"
};
static const char film_css[] = {
#embed "../../Data/film.css"
};
static const char film_js[] = {
#embed "../../Data/film.js"
};
static const char camera_html[] = {
#embed "../../Data/camera.html"
};
static const char camera_js[] = {
#embed "../../Data/camera.js"
};
static const char camera_css[] = {
#embed "../../Data/camera.css"
};
static const char page_css[] = {
#embed "../../Data/page.css"
};
static const char laps_js[] = {
#embed "../../Data/laps.js"
};
static const char page_js[] = {
#embed "../../Data/page.js"
};
static const char search_js[] = {
#embed "../../Data/search.js"
};
static const char text_html[] = {
#embed "../../Data/text.html"
};
static const char traffic_view_css[] = {
#embed "../../Data/traffic-view.css"
};
static const char traffic_view_js[] = {
#embed "../../Data/traffic-view.js"
};
static const char traffic_css[] = {
#embed "../../Data/traffic.css"
};
static const char traffic_html[] = {
#embed "../../Data/traffic.html"
};
static const char traffic_js[] = {
#embed "../../Data/traffic.js"
};
static const char vehicles_countries[] = {
#embed "../../Data/vehicles/countries.txt"
};
static const char vehicles_manufacturers[] = {
#embed "../../Data/vehicles/manufacturers.txt"
};
static const char vehicles_plants[] = {
#embed "../../Data/vehicles/plants.txt"
};

static const struct {
    const char *name;
    const char *bytes;
    size_t size;
} files[] = {
#define FILE(name, symbol) {name, symbol, sizeof symbol},
    FILE("camera.css", camera_css)
    FILE("camera.html", camera_html)
    FILE("camera.js", camera_js)
    FILE("codes/B.txt", codes_B)
    FILE("codes/C.txt", codes_C)
    FILE("codes/FMI.txt", codes_FMI)
    FILE("codes/P0.txt", codes_P0)
    FILE("codes/P2.txt", codes_P2)
    FILE("codes/P3.txt", codes_P3)
    FILE("codes/SPN.txt", codes_SPN)
    FILE("codes/U.txt", codes_U)
    FILE("composition/absent-parts.txt", composition_absent_parts)
    FILE("composition/areas.txt", composition_areas)
    FILE("composition/components.txt", composition_components)
    FILE("composition/exceptions.txt", composition_exceptions)
    FILE("composition/modes.txt", composition_modes)
    FILE("composition/restraints.txt", composition_restraints)
    FILE("composition/wiring-faults.txt", composition_wiring_faults)
    FILE("composition/wiring.txt", composition_wiring)
    FILE("edit.html", edit_html)
    FILE("film.css", film_css)
    FILE("film.js", film_js)
    FILE("games/names.txt", games_names)
    FILE("knowledge/B.txt", knowledge_B)
    FILE("knowledge/C.txt", knowledge_C)
    FILE("knowledge/P00.txt", knowledge_P00)
    FILE("knowledge/P01.txt", knowledge_P01)
    FILE("knowledge/P02.txt", knowledge_P02)
    FILE("knowledge/P03.txt", knowledge_P03)
    FILE("knowledge/P04.txt", knowledge_P04)
    FILE("knowledge/P05.txt", knowledge_P05)
    FILE("knowledge/P06.txt", knowledge_P06)
    FILE("knowledge/P07.txt", knowledge_P07)
    FILE("knowledge/P08.txt", knowledge_P08)
    FILE("knowledge/P09.txt", knowledge_P09)
    FILE("knowledge/P0A.txt", knowledge_P0A)
    FILE("knowledge/P0B.txt", knowledge_P0B)
    FILE("knowledge/P0C.txt", knowledge_P0C)
    FILE("knowledge/P0D.txt", knowledge_P0D)
    FILE("knowledge/P0E.txt", knowledge_P0E)
    FILE("knowledge/P20.txt", knowledge_P20)
    FILE("knowledge/P21.txt", knowledge_P21)
    FILE("knowledge/P22.txt", knowledge_P22)
    FILE("knowledge/P23.txt", knowledge_P23)
    FILE("knowledge/P24.txt", knowledge_P24)
    FILE("knowledge/P25.txt", knowledge_P25)
    FILE("knowledge/P26.txt", knowledge_P26)
    FILE("knowledge/P27.txt", knowledge_P27)
    FILE("knowledge/P28.txt", knowledge_P28)
    FILE("knowledge/P2A.txt", knowledge_P2A)
    FILE("knowledge/P2B.txt", knowledge_P2B)
    FILE("knowledge/P2C.txt", knowledge_P2C)
    FILE("knowledge/P2D.txt", knowledge_P2D)
    FILE("knowledge/P2E.txt", knowledge_P2E)
    FILE("knowledge/P34.txt", knowledge_P34)
    FILE("knowledge/U.txt", knowledge_U)
    FILE("knowledge/bmw.txt", knowledge_bmw)
    FILE("knowledge/chrysler.txt", knowledge_chrysler)
    FILE("knowledge/contrary.txt", knowledge_contrary)
    FILE("knowledge/fiat.txt", knowledge_fiat)
    FILE("knowledge/ford.txt", knowledge_ford)
    FILE("knowledge/gm.txt", knowledge_gm)
    FILE("knowledge/honda.txt", knowledge_honda)
    FILE("knowledge/hyundai.txt", knowledge_hyundai)
    FILE("knowledge/landrover.txt", knowledge_landrover)
    FILE("knowledge/mazda.txt", knowledge_mazda)
    FILE("knowledge/mercedes.txt", knowledge_mercedes)
    FILE("knowledge/mitsubishi.txt", knowledge_mitsubishi)
    FILE("knowledge/nissan.txt", knowledge_nissan)
    FILE("knowledge/psa.txt", knowledge_psa)
    FILE("knowledge/subaru.txt", knowledge_subaru)
    FILE("knowledge/toyota.txt", knowledge_toyota)
    FILE("knowledge/volvo.txt", knowledge_volvo)
    FILE("knowledge/vw.txt", knowledge_vw)
    FILE("laps.js", laps_js)
    FILE("live-instruments.js", live_instruments_js)
    FILE("live-layout.js", live_layout_js)
    FILE("live.css", live_css)
    FILE("live.html", live_html)
    FILE("live.js", live_js)
    FILE("live.svg", live_svg)
    FILE("live.webmanifest", live_webmanifest)
    FILE("makes/bmw.txt", makes_bmw)
    FILE("makes/chrysler.txt", makes_chrysler)
    FILE("makes/fiat.txt", makes_fiat)
    FILE("makes/ford.txt", makes_ford)
    FILE("makes/gm.txt", makes_gm)
    FILE("makes/honda.txt", makes_honda)
    FILE("makes/hyundai.txt", makes_hyundai)
    FILE("makes/landrover.txt", makes_landrover)
    FILE("makes/mazda.txt", makes_mazda)
    FILE("makes/mercedes.txt", makes_mercedes)
    FILE("makes/mitsubishi.txt", makes_mitsubishi)
    FILE("makes/nissan.txt", makes_nissan)
    FILE("makes/psa.txt", makes_psa)
    FILE("makes/subaru.txt", makes_subaru)
    FILE("makes/toyota.txt", makes_toyota)
    FILE("makes/volvo.txt", makes_volvo)
    FILE("makes/vw.txt", makes_vw)
    FILE("page.css", page_css)
    FILE("page.js", page_js)
    FILE("search.js", search_js)
    FILE("text.html", text_html)
    FILE("traffic-view.css", traffic_view_css)
    FILE("traffic-view.js", traffic_view_js)
    FILE("traffic.css", traffic_css)
    FILE("traffic.html", traffic_html)
    FILE("traffic.js", traffic_js)
    FILE("vehicles/countries.txt", vehicles_countries)
    FILE("vehicles/manufacturers.txt", vehicles_manufacturers)
    FILE("vehicles/plants.txt", vehicles_plants)
};

const char *cdata_file(const char *name, size_t *size) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        if (strcmp(files[index].name, name) == 0) {
            *size = files[index].size;
            return files[index].bytes;
        }
    }
    return NULL;
}

const char *cdata_name(size_t index) {
    return index < sizeof files / sizeof *files ? files[index].name : NULL;
}
