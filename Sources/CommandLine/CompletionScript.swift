/// The scripts that make a shell run `obdmech complete` for completions. The program writes a line per candidate: the
/// word, a tab and a description. A line "files PREFIX" without a tab tells the shell to offer file names after PREFIX.
package enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    /// The name of the file in `completions`, as the shell requires it.
    package var fileName: String {
        switch self {
        case .bash: "obdmech.bash"
        case .zsh: "_obdmech"
        case .fish: "obdmech.fish"
        }
    }

    package var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// bash also splits words at : and =, and replaces only the last piece.
    private static let bashText = #"""
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

        """#

    private static let zshText = #"""
        #compdef obdmech
        # Made by 'obdmech completion zsh': change the program, not this.

        _obdmech() {
            local line word
            local -a whole open
            for line in "${(@f)$(command obdmech complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
                if [[ $line != *$'\t'* ]]; then
                    [[ $line == 'files '* ]] || continue
                    (( ${#whole} + ${#open} == 0 )) || _obdmech_show
                    compset -p $(( ${#line} - 6 ))
                    _files
                    return
                fi
                word=${${line%%$'\t'*}//:/\\:}
                # More is to be written behind some.
                if [[ $word == *[:=] ]]; then
                    open+=("$word:${line#*$'\t'}")
                else
                    whole+=("$word:${line#*$'\t'}")
                fi
            done
            _obdmech_show
        }

        _obdmech_show() {
            _describe -V -t values 'obdmech' whole -- open -S ''
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _obdmech "$@"
        else
            compdef _obdmech obdmech
        fi

        """#

    private static let fishText = #"""
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

        """#
}
