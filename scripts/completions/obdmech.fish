# Made by 'obdmech completion fish': change the program, not this.

function __obdmech_complete
    set -l words (commandline -opc)
    set -e words[1]
    set -l word (commandline -ct | string replace -ra '["\'\\\\]' '')
    for line in (command obdmech complete -- $words "$word" 2>/dev/null)
        if string match -q '*'\t'*' -- $line
            echo $line
        else
            set -l prefix (string sub -s 7 -- $line)
            for path in (__fish_complete_path (string sub -s (math (string length -- "$prefix") + 1) -- "$word"))
                echo $prefix$path
            end
        end
    end
end

complete -c obdmech -f -k -a '(__obdmech_complete)'
