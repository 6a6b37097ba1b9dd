# shellcheck shell=bash
# Made by 'obdmech completion bash': change the program, not this.

_obdmech() {
    local rest=${COMP_LINE:0:COMP_POINT} words=() piece='' trimmed word quote='' kept line file i
    # The pieces between which there is no blank are one word.
    for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        trimmed=${rest#"${rest%%[![:blank:]]*}"}
        [ "$i" -lt "$COMP_CWORD" ] || piece=$trimmed
        if [ "$i" -gt 0 ] && [ -n "$rest" ] && [ "$trimmed" = "$rest" ]; then
            words[${#words[@]} - 1]+=$piece
        else
            words+=("$piece")
        fi
        rest=${trimmed#"$piece"}
    done
    word=${words[${#words[@]} - 1]}
    # What stands before the piece that is replaced.
    case $piece in
    [\"\']*) quote=${piece:0:1} piece=${piece:1} word=${word/"$quote"/} ;;
    [:=]) piece='' ;;
    esac
    kept=${word%"$piece"}
    [ -n "$quote" ] || kept=${kept//\\/} word=${word//\\/}
    words=("${words[@]//[\"\'\\]/}")
    words[${#words[@]} - 1]=$word

    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line != *$'\t'* ]]; then
            line=${line#files }
            compopt -o filenames 2>/dev/null
            while IFS= read -r file; do
                file=$line$file
                COMPREPLY+=("${file#"$kept"}")
            done < <(compgen -f -- "${word#"$line"}")
            continue
        fi
        line=${line%%$'\t'*}
        line=${line#"$kept"}
        # A comma needs no backslash, whatever %q says.
        [ -n "$quote" ] || { printf -v line %q "$line" && line=${line//\\,/,}; }
        COMPREPLY+=("$line")
    done < <(command obdmech complete -- "${words[@]:1}" 2>/dev/null)
    # More is to be written behind these.
    [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *[:=] ]] || compopt -o nospace 2>/dev/null
} &&
    complete -F _obdmech obdmech
