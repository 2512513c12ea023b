#!/bin/bash
# Installs the whole site on a bare Debian 12 or 13, from the unpacked release that contains this file: PostgreSQL, content service, site, Caddy with
# certificates, backups. It asks for what no option gives. A second run finishes what the first one did not, and changes nothing else.
set -euo pipefail
# Independent of the operator's shell: other users must read the files that are installed here, and PostgreSQL does not start with a missing locale.
umask 022
export LC_ALL=C.UTF-8

here=$(cd "$(dirname "${BASH_SOURCE[0]:-.}")" && pwd)
conf=/etc/forum/install.conf
lock=/run/forum-install.lock
packages=(adduser ca-certificates caddy curl openssl postgresql unattended-upgrades)

usage='install.sh [--domain forum.example] [--email administrator@…] [--editor …] [--organiser …] [--smtp smtp://user:password@host:587]
           [--staff "203.0.113.0/24 …"] [--site-archive …] [--content-archive …] [--elsewhere <target>]
           [--local-certificates] [--yes]
install.sh --restore <folder or target> [--replace] [--site-archive …] [--content-archive …]

  --email            the administrator, who also gets the alarms
  --editor, --organiser  the first two accounts of the staff (default: editor@ and organiser@ the domain)
  --smtp             the mail server, with special characters of user and password percent-encoded; empty: no mail is sent
  --staff            networks that may open the content service, separated by spaces (default: everywhere, by password)
  --site-archive, --content-archive  files or https addresses (default: those beside the folder of this release)
  --elsewhere        where all backups are copied every hour, encrypted: a folder on another disk, sftp:user@host:/folder, or another
                     repository of restic. The key is shown once, at the end
  --local-certificates  certificates by an authority of this machine alone, for rehearsals
  --yes              ask nothing
  --restore          the whole site from this copy of /var/backups/forum, or from the target of --elsewhere, whose key it asks for
  --replace          puts a site aside that is installed here'

domain='' email='' editor='' organiser='' smtp='' staff='' certificates=public elsewhere=''
site_archive='' content_archive='' asks=yes
restore='' replaces=no
declare -A given=()

# Gives a file its name when it is on the disk: a second run takes what has its name as finished.
settle() { sync "$1" && mv -T "$1" "$2" && sync "$(dirname "$2")"; }

step() { printf '\n== %s\n' "$*"; }
fail() {
  printf 'install.sh: %s\n' "$*" >&2
  exit 1
}

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --domain | --email | --editor | --organiser | --smtp | --staff | --site-archive | --content-archive | --restore | --elsewhere)
        [ $# -gt 1 ] && [[ $2 != --* ]] || fail "$1 needs a value."
        local name=${1#--}
        printf -v "${name//-/_}" %s "$2"
        given[${name//-/_}]=$2
        shift
        ;;
      --local-certificates) certificates=local ;;
      --yes) asks=no ;;
      --replace) replaces=yes ;;
      --help) printf '%s\n' "$usage" && exit 0 ;;
      *) fail "there is no option $1: --help names them." ;;
    esac
    shift
  done
}

check_machine() {
  [ "$(id -u)" = 0 ] || fail 'run this as root.'
  local ID='' VERSION_ID='' platform
  # shellcheck source=/dev/null
  . /etc/os-release
  [[ $ID == debian && $VERSION_ID =~ ^1[23]$ ]] || fail "this needs Debian 12 or 13; the machine has $ID $VERSION_ID."
  [ -d /run/systemd/system ] || fail 'this needs a machine that runs systemd.'
  case $(uname -m) in x86_64) platform=linux-x64 ;; aarch64) platform=linux-arm64 ;; *) platform=none ;; esac
  [ -r "$here/../release.json" ] || fail 'run this script from an unpacked release, which npm run release makes.'
  grep -q "\"$platform\"" "$here/../release.json" || fail "this release is for another processor than $(uname -m)."
  command -v ss >/dev/null || fail 'ss is missing, which shows the ports in use: apt-get install iproute2'
}

# Refuses a small machine before anything is done: the content service alone takes 600 MB of memory, the unpacked and installed files 2 GB of disk.
check_room() {
  local memory place free
  memory=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  [ "$memory" -ge 1800 ] || fail "this machine has $memory MB of memory and swap: it needs 2 GB, better 4 GB."
  for place in /opt /var; do
    free=$(df --output=avail --block-size=1M "$place" | tail -n 1)
    [ "$free" -ge 4000 ] || fail "$place has $((free)) MB of free disk: it needs 4 GB, and more for backups."
  done
}

# At the first run: files of somebody else must not be overwritten.
refuse_what_stands() {
  local path taken
  for path in /opt/forum /etc/forum /var/lib/forum-site /var/lib/forum-content /etc/caddy /etc/systemd/system/forum-site.service; do
    [ ! -e "$path" ] || fail "$path exists already: this script is for an unused machine. See \"By hand\" in docs/deploy.md."
  done
  taken=$(ports_that_are_taken 80 443 2019 3000 3800 8055 9464)
  [ -z "$taken" ] || fail "something listens already on $taken: this script is for an unused machine."
  # An installed PostgreSQL of Debian is used as it is; another program on its port would keep it from starting.
  command -v psql >/dev/null || [ -z "$(ports_that_are_taken 5432)" ] || fail "something listens already on $(ports_that_are_taken 5432), the port of PostgreSQL."
  if command -v psql >/dev/null && [ -n "$(as_postgres psql -tAc "SELECT 1 FROM pg_database WHERE datname = 'forum_content'")" ]; then
    fail 'PostgreSQL has a database forum_content already.'
  fi
}

# Prints them as "0.0.0.0:80 (nginx), …"
ports_that_are_taken() {
  local filter
  printf -v filter ' or sport = :%s' "$@"
  ss --listening --tcp --numeric --processes --no-header "( ${filter# or } )" | sort -u |
    awk '{ program = match($0, /"[^"]+"/) ? " (" substr($0, RSTART + 1, RLENGTH - 2) ")" : ""; line = line (line ? ", " : "") $4 program } END { print line }'
}

as_postgres() { (cd / && runuser -u postgres -- "$@"); }

# Checks the answers so far; each fault is a sentence that names its option.
check_answers() {
  domain=${domain,,}
  [[ -z $domain || $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$ && $domain != www.* ]] ||
    fail "--domain: \"$domain\" is not a name such as forum.example (without www., letters other than a-z as xn--…)."
  local each
  for each in email editor organiser; do
    [[ -z ${!each} || ${!each} =~ ^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+$ ]] || fail "--$each: \"${!each}\" is not a mail address."
  done
  [ -z "$(printf '%s\n' "${email,,}" "${editor,,}" "${organiser,,}" | sed '/^$/d' | sort | uniq -d)" ] ||
    fail '--email, --editor, --organiser: each needs an address of its own.'
  [[ -z $smtp || $smtp =~ ^smtps?://([^:@/]+(:[^@/]*)?@)?[^:@/]+(:[0-9]+)?/?$ ]] || fail '--smtp: give smtp://user:password@host:587 or smtps://….'
  [[ $smtp != *[\'[:space:]]* && $smtp != *%27* ]] ||
    fail '--smtp: no spaces or quotation marks. If the password has one, leave this empty and edit both files in /etc/forum afterwards.'
  staff=${staff//,/ }
  for each in $staff; do
    [[ $each =~ ^([0-9]{1,3}\.){3}[0-9]{1,3}(/[0-9]{1,2})?$ || $each =~ ^[0-9A-Fa-f]*:[0-9A-Fa-f:]+(/[0-9]{1,3})?$ ]] ||
      fail "--staff: \"$each\" is not a network such as 203.0.113.0/24."
  done
  for each in site content; do
    local archive=${each}_archive
    [[ -z ${!archive} || ${!archive##*/} == forum-$each-*.tar.gz ]] || fail "--$each-archive: ${!archive} is not a forum-$each-….tar.gz."
    [[ -z ${!archive} || ${!archive} == https://* || -r ${!archive} ]] || fail "--$each-archive: there is no file ${!archive}."
    [[ -z ${!archive} || ${!archive} == https://* || -r ${!archive}.sha256 ]] || fail "--$each-archive: there is no ${!archive}.sha256 beside it."
  done
}

# Asks for what no option gave; repeats the question after a wrong answer.
ask() { # variable, question, default
  local answer=''
  while [ "$asks" = yes ] && [ -z "${given[$1]+is}" ]; do
    # Without a terminal nobody can answer.
    read -rp "$2${3:+ [$3]}: " answer || asks=no
    printf -v "$1" %s "${answer:-$3}"
    if (check_answers); then return; fi
  done
  [ -n "${!1}" ] || printf -v "$1" %s "$3"
}

ask_what_is_missing() {
  ask domain 'Name of the site, such as forum.example' ''
  [ -n "$domain" ] || fail '--domain: give the name of the site.'
  ask email 'Mail of the administrator' ''
  [ -n "$email" ] || fail '--email: give the mail address of the administrator.'
  ask editor 'Mail of the first editor' "editor@${domain,,}"
  ask organiser 'Mail of the first organiser' "organiser@${domain,,}"
  ask smtp 'Mail server (smtp://user:password@host:587; empty: later)' ''
  ask staff 'Networks of the staff (empty: everybody can open the content service)' ''
  check_answers
}

# The answers of the first run are in the settings.
refuse_other_answers() {
  local name
  # shellcheck source=/dev/null
  . "$conf"
  for name in domain email editor organiser smtp staff; do
    [ "${given[$name]-${!name}}" = "${!name}" ] || fail "--$name: the first run got \"${!name}\" ($conf). Change the settings in /etc/forum instead, see docs/operate.md."
  done
}

# Uses the archives beside the folder of this release, unless options name others.
find_archives() {
  local beside title
  title=$(basename "$(dirname "$here")")
  beside=$(dirname "$(dirname "$here")")
  : "${site_archive:=$beside/$title.tar.gz}"
  if [ -z "$content_archive" ]; then
    content_archive=$(find "$beside" -maxdepth 1 -name 'forum-content-*.tar.gz' | sort | tail -n 1)
    [ -n "$content_archive" ] || fail "--content-archive: there is no forum-content-….tar.gz in $beside."
  fi
  check_answers
}

keep_answers() {
  install -d -m 700 /etc/forum
  local name
  for name in domain email editor organiser smtp staff certificates; do printf '%s=%q\n' "$name" "${!name}"; done >"$conf.new"
  chmod 600 "$conf.new"
  settle "$conf.new" "$conf"
}

install_packages() {
  local missing=() name
  for name in "${packages[@]}"; do
    [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  export DEBIAN_FRONTEND=noninteractive
  # On a new machine automatic updates often hold the lock for the first minutes.
  apt-get -qq -o DPkg::Lock::Timeout=600 update
  apt-get -qq -o DPkg::Lock::Timeout=600 install --yes --no-install-recommends "${missing[@]}" >/dev/null
}

make_users_and_folders() {
  local user
  for user in forum forum-content; do
    id "$user" >/dev/null 2>&1 || adduser --quiet --system --group --home /nonexistent --no-create-home "$user"
  done
  install -d -m 755 /opt/forum/releases /var/backups/forum
  install -d -m 700 -o forum -g forum /var/backups/forum/site /var/lib/forum-site
  install -d -m 700 /var/backups/forum/settings
  install -d -m 700 -o forum-content -g forum-content /var/backups/forum/content /var/backups/forum/uploads /var/lib/forum-content
}

place_release() { # site or content, archive
  if [ ! -L "/opt/forum/$1" ]; then
    local title
    title=$("$here/forum-desk" unpack "$2")
    ln -sfnT "releases/$title" "/opt/forum/$1" && sync /opt/forum
  fi
  "$here/forum-desk" place_files "$1"
}

# Sets the line of that name in a file. systemd takes quoted values literally.
set_in() { # file, name, value
  LINE="$2='$3'" NAME=$2 awk 'index($0, ENVIRON["NAME"] "=") == 1 { print ENVIRON["LINE"]; next } { print }' "$1" >"$1.changed"
  mv "$1.changed" "$1"
}

decoded() { local text=${1//\\/\\\\} && printf '%b' "${text//%/\\x}"; }

set_mail_of_the_staff() { # file
  [ -n "$smtp" ] || return 0
  [[ $smtp =~ ^(smtps?)://(([^:@/]+)(:([^@/]*))?@)?([^:@/]+)(:([0-9]+))?/?$ ]]
  local scheme=${BASH_REMATCH[1]} user=${BASH_REMATCH[3]} password=${BASH_REMATCH[5]} host=${BASH_REMATCH[6]} port=${BASH_REMATCH[8]}
  set_in "$1" EMAIL_SMTP_HOST "$host"
  set_in "$1" EMAIL_SMTP_PORT "${port:-$([ "$scheme" = smtps ] && echo 465 || echo 587)}"
  set_in "$1" EMAIL_SMTP_SECURE "$([ "$scheme" = smtps ] && echo true || echo false)"
  set_in "$1" EMAIL_SMTP_USER "$(decoded "$user")"
  set_in "$1" EMAIL_SMTP_PASSWORD "$(decoded "$password")"
}

make_database() {
  [ -n "$(as_postgres psql -tAc "SELECT 1 FROM pg_roles WHERE rolname = 'forum-content'")" ] || as_postgres createuser forum-content
  [ -n "$(as_postgres psql -tAc "SELECT 1 FROM pg_database WHERE datname = 'forum_content'")" ] ||
    as_postgres createdb --owner=forum-content --template=template0 --encoding=UTF8 --locale=C.UTF-8 forum_content
}

start_content() {
  systemctl --quiet enable --now postgresql
  make_database
  if [ ! -e /etc/forum/content.env ]; then
    local file=/etc/forum/content.env.new
    install -m 600 /opt/forum/content/deploy/content.env.example "$file"
    sed -i "s/forum\.example/$domain/g" "$file"
    set_in "$file" ADMIN_EMAIL "$email"
    set_in "$file" EDITOR_EMAIL "$editor"
    set_in "$file" ORGANISER_EMAIL "$organiser"
    set_mail_of_the_staff "$file"
    chmod 600 "$file"
    settle "$file" /etc/forum/content.env
  fi
  started forum-content
}

# Less than what the database needs for its next file.
is_full() { [ "$(df --output=avail --block-size=1M "$1" | tail -n 1)" -lt 64 ]; }

# Starts units; on failure prints the end of the log.
started() {
  systemctl --quiet enable "$@"
  systemctl start "$@" && return
  journalctl --unit "${!#}" --lines 5 --output cat --no-pager >&2
  is_full /var && fail "${!#} does not start, because the disk is full: make room (df -h), and run this script again."
  fail "${!#} does not start. Fix what the log names in /etc, and run this script again$([ -e /var/lib/forum-content/set-up-by ] ||
    echo '. The set-up of the content service is unfinished: first systemctl stop forum-content; cd / && runuser -u postgres -- dropdb forum_content; rm -r /var/lib/forum-content')."
}

secret() { sed -n "s/^$1=//p" /var/lib/forum-content/.env; }

start_site() {
  if [ ! -e /etc/forum/site.env ]; then
    local file=/etc/forum/site.env.new
    install -m 600 /opt/forum/site/deploy/site.env.example "$file"
    sed -i "s/forum\.example/$domain/g" "$file"
    set_in "$file" CONTENT_API_TOKEN "$(secret SITE_TOKEN)"
    set_in "$file" CONTENT_WEBHOOK_SECRET "$(secret SITE_HOOK_SECRET)"
    set_in "$file" CONTENT_PREVIEW_TOKEN "$(secret PREVIEW_TOKEN)"
    set_in "$file" EDITORS_KEY "$(secret EDITORS_KEY)"
    set_in "$file" SMTP_URL "$smtp"
    set_in "$file" MAIL_FROM "forum@$domain"
    set_in "$file" MAIL_ORGANISERS "$organiser"
    set_in "$file" MAIL_OPERATOR "$email"
    set_in "$file" ORGANISERS_EMAIL "$organiser"
    set_in "$file" SECURITY_CONTACT "$email"
    chmod 600 "$file"
    settle "$file" /etc/forum/site.env
  fi
  started forum-site.socket forum-site
}

# Whether a file is there as the package installed it: what somebody changed is theirs.
is_as_packaged() { # file, package
  [ "$(dpkg-query --show --showformat='${Conffiles}\n' "$2" | awk -v file="$1" '$1 == file { print $2 }')" = "$(md5sum <"$1" | cut --delimiter=' ' --fields=1)" ]
}

start_caddy() {
  local file=/etc/caddy/Caddyfile
  if [ ! -e "$file" ] || is_as_packaged "$file" caddy; then
    sed -e "s/forum\.example/$domain/g; s/admin@$domain/$email/; s#192\.0\.2\.0/24#${staff:-0.0.0.0/0 ::/0}#" /opt/forum/site/deploy/Caddyfile >"$file.new"
    [ "$certificates" = public ] || sed -i '0,/^{$/s//{\n\tlocal_certs\n\tskip_install_trust/' "$file.new"
    settle "$file.new" "$file"
    systemctl stop caddy
  fi
  started caddy
}

start_backups() {
  systemctl --quiet enable --now forum-backup.timer forum-rehearsal.timer
  compgen -G '/var/backups/forum/index-*' >/dev/null || systemctl start forum-backup || fail "$(journalctl --unit forum-backup --lines 3 --output cat --no-pager)"
  [ -z "$restore" ] || [ ! -e /etc/forum/elsewhere.env ] || bash /opt/forum/site/deploy/elsewhere set_up
}

what_is_next() {
  cat <<END

The site stands: https://$domain, the content service: https://admin.$domain
What is left for you:

- DNS: A and AAAA of $domain, www., desk., api. and admin.$domain to this machine; ports 80 and 443 open. Caddy gets the certificates by itself then.
  $(getent hosts "$domain" >/dev/null && echo "($domain is known.)" || echo "($domain is not known yet.)")
- Sign in as $email, $editor (editor) and $organiser (organiser): the first passwords are in
  /var/lib/forum-content/.env, which root can read. Everybody else: forum-desk invite <mail> editor|organiser|steward|operator
- Mail: set SPF, DKIM and DMARC of $domain as the mail server's owner says.$([ -n "$smtp" ] || echo ' No mail server was given: set SMTP_URL in /etc/forum/site.env, EMAIL_SMTP_… in content.env.')
- $(if [ -e /etc/forum/elsewhere.env ]; then echo 'Print the page "If this machine burns" and keep it elsewhere: forum-desk emergency-page'
  else echo 'Backups are in /var/backups/forum, on the same disk: forum-desk elsewhere <target> copies them every hour.'; fi)
- Seller and payments in /etc/forum/site.env, then systemctl restart forum-site; the first edition in the content service.
- Follow "Before going live" in /opt/forum/site/docs/operate.md. Updates: forum-desk update <archive>
END
}

main() {
  read_options "$@"
  check_answers
  check_machine
  exec 9>"$lock"
  flock --nonblock 9 || fail 'this script is already running.'
  if [ -n "$restore" ]; then
    # shellcheck source=deploy/restore
    . "$here/restore"
    prepare_restore
  elif [ -e /etc/forum/restoring ]; then
    fail 'a restore was interrupted here: run the same command again, with --restore.'
  elif [ -e "$conf" ]; then
    refuse_other_answers
  else
    check_room
    refuse_what_stands
    ask_what_is_missing
    find_archives
    keep_answers
  fi
  [ -L /opt/forum/site ] && [ -L /opt/forum/content ] || find_archives
  step 'Packages of Debian' && install_packages && sync
  step 'Users, folders, releases'
  make_users_and_folders
  place_release site "$site_archive"
  place_release content "$content_archive"
  systemctl try-restart systemd-journald
  [ -z "$restore" ] || { step "The backup of $taken" && restore_data; }
  step 'The content service on PostgreSQL (some minutes)' && start_content
  step 'The site' && start_site
  [ -z "$restore" ] || start_more_processes
  step 'TLS and names' && start_caddy
  step 'Backups' && start_backups
  step 'Report of the doctor'
  forum-desk doctor || true
  [ -z "$elsewhere" ] || { step 'The copy elsewhere' && { forum-desk elsewhere "$elsewhere" || printf 'Set it up later: forum-desk elsewhere <target>\n'; }; }
  if [ -z "$restore" ]; then what_is_next && return; fi
  end_restore
  what_was_restored
  step 'Pages' && ask_restored && printf 'All that were asked are right.\n'
}

main "$@"
