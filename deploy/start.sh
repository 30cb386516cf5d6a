#!/bin/sh
# Writes config.json, the manifest and nginx's configuration from environment variables, then becomes nginx.
# docs/deployment.md lists the variables. Extra arguments go to nginx (`-t` checks the configuration).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
ROOT=${PROSA_ROOT:-/usr/share/prosa}
RUN=${PROSA_RUN:-/tmp/prosa}
LISTEN=${LISTEN:-8080}
LOG=${ACCESS_LOG:-/dev/stdout}
UPLOAD_LIMIT=${UPLOAD_LIMIT:-100m}
BACKEND_ORIGIN=${BACKEND_ORIGIN:-}
BACKEND_ORIGIN=${BACKEND_ORIGIN%/}
# v6 serves its API under /api; of a server that has it elsewhere this is the address.
API_UPSTREAM=${API_UPSTREAM:-$BACKEND_ORIGIN/api/}
UPSTREAM_CA=${UPSTREAM_CA:-/etc/ssl/certs/ca-certificates.crt}
UPSTREAM_NAME=${UPSTREAM_NAME:-}
RESOLVER=${RESOLVER:-}
TRUSTED_PROXIES=${TRUSTED_PROXIES:-127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7 fe80::/10}
BRAND_NAME=${BRAND_NAME:-Prosa}
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}

fail() {
  echo "prosa: $1" >&2
  exit 1
}

# Values end in headers, in JSON and in nginx's own language: what could break out of them is refused.
check() {
  case $2 in
    *[\"\'\\\;\{\}\<\>\`\$\ ]* | *'
'*) fail "$1 holds a character that an address cannot have: $2" ;;
  esac
}

address() {
  [ -z "$2" ] && return 0
  check "$1" "$2"
  case $2 in
    http://?* | https://?*) ;;
    *) fail "$1 must begin with http:// or https://: $2" ;;
  esac
}

address BACKEND_ORIGIN "$BACKEND_ORIGIN"
address API_URL "${API_URL:-}"
address SOCKET_URL "${SOCKET_URL:-}"
address FILES_URL "${FILES_URL:-}"
address MEDIA_ORIGIN "${MEDIA_ORIGIN:-}"
address ERROR_URL "${ERROR_URL:-}"
case ${SUPPORT_URL:-} in
  mailto:?*) check SUPPORT_URL "$SUPPORT_URL" ;;
  *) address SUPPORT_URL "${SUPPORT_URL:-}" ;;
esac
address CSP_REPORT_URL "${CSP_REPORT_URL:-}"
[ -z "$BACKEND_ORIGIN" ] || address API_UPSTREAM "$API_UPSTREAM"
case ${BACKEND_ORIGIN#*://} in
  */*) fail "BACKEND_ORIGIN is an origin, without a path (API_UPSTREAM takes one): $BACKEND_ORIGIN" ;;
esac
for name in ROOT RUN LISTEN LOG UPLOAD_LIMIT UPSTREAM_CA UPSTREAM_NAME; do
  eval "value=\$$name"
  check "$name" "$value"
done
[ "$LOG" = off ] || LOG="$LOG plain"
[ -f "$ROOT/index.html" ] || fail "no build in $ROOT"
mkdir -p "$RUN"

json() {
  printf '%s' "$1" | tr -d '\000-\037' | sed 's/\\/\\\\/g; s/"/\\"/g'
}

field() {
  [ -n "$2" ] && printf '"%s":"%s",' "$1" "$(json "$2")"
  return 0
}

brand=$(field name "$BRAND_NAME"; field logoUrl "${BRAND_LOGO_URL:-}"; field primary "${BRAND_PRIMARY:-}")
fields=$(field apiUrl "${API_URL:-}"; field socketUrl "${SOCKET_URL:-}"; field filesUrl "${FILES_URL:-}"; field errorUrl "${ERROR_URL:-}"; field supportUrl "${SUPPORT_URL:-}")
case ${SEND_CARD_DATA:-} in
  true) fields=$fields'"sendCardData":true,' ;;
  '' | false) ;;
  *) fail "SEND_CARD_DATA must be true or false: $SEND_CARD_DATA" ;;
esac
printf '{%s"brand":{%s}}\n' "$fields" "${brand%,}" >"$RUN/config.json"
manifest() {
  printf 's|"%s": *"[^"]*"|"%s": "%s"|\n' "$1" "$1" "$(json "$2" | sed 's/[&|\\]/\\&/g')"
}
sed "$(manifest name "$BRAND_NAME"; manifest short_name "$BRAND_NAME"
[ -z "${BRAND_PRIMARY:-}" ] || manifest theme_color "$BRAND_PRIMARY")" \
  "$ROOT/manifest.webmanifest" >"$RUN/manifest.webmanifest"

origin() {
  [ -z "$1" ] && return 0
  printf ' %s' "$(printf '%s' "$1" | sed 's|^\(https*://[^/]*\).*|\1|')"
}

# http becomes ws, https becomes wss.
sockets() {
  origin "$1" | sed 's/ http/ ws/'
}

api=$(origin "${API_URL:-}")
files=$(origin "${FILES_URL:-${API_URL:-}}")$(origin "${MEDIA_ORIGIN:-}")
errors=$(origin "${ERROR_URL:-}")
socket=$(origin "${SOCKET_URL:-${API_URL:-}}")$(sockets "${SOCKET_URL:-${API_URL:-}}")

# Scripts come from files only. The styles' engine fills an empty <style> element through the CSSOM: the one hash below
# is that of nothing, so no inline style is allowed that has any text. Contact pictures may come from any https address, and
# with them the thumbnails of help videos (img.youtube.com).
policy="default-src 'none'; script-src \$script_sources; worker-src \$worker_sources; \
style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; \
img-src 'self' data: blob: https:$files; media-src 'self' blob: https:$files; font-src 'self'; manifest-src 'self'; \
connect-src 'self' blob: ws://\$app_host wss://\$app_host$api$files$socket$errors; \
frame-src https://www.youtube-nocookie.com; form-action 'self'; base-uri 'none'; object-src 'none'; \
frame-ancestors 'none'"
# Older browsers know report-uri, newer ones report-to alone.
[ -z "${CSP_REPORT_URL:-}" ] || policy="$policy; report-uri $CSP_REPORT_URL; report-to csp"

cat >"$RUN/headers.conf" <<HEADERS
add_header Content-Security-Policy "$policy" always;
add_header X-Content-Type-Options nosniff always;
add_header X-Frame-Options DENY always;
add_header Referrer-Policy strict-origin-when-cross-origin always;
add_header Permissions-Policy "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()" always;
add_header Cross-Origin-Opener-Policy same-origin always;
HEADERS
[ -z "${CSP_REPORT_URL:-}" ] ||
  echo "add_header Reporting-Endpoints 'csp=\"$CSP_REPORT_URL\"' always;" >>"$RUN/headers.conf"

{
  echo 'geo $from_proxy {'
  echo '  default 0;'
  for proxy in $(printf '%s' "$TRUSTED_PROXIES" | tr ',' ' '); do
    case $proxy in
      none) ;;
      *[!0-9A-Fa-f.:/]*) fail "TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, or none: $proxy" ;;
      *) echo "  $proxy 1;" ;;
    esac
  done
  echo '}'
} >"$RUN/proxies.conf"

# The name servers of this machine; nginx asks them itself, and knows no other way to see an address change.
[ -n "$RESOLVER" ] || RESOLVER=$(sed -n 's/^nameserver[[:space:]]*\([^[:space:]%]*\).*/\1/p' /etc/resolv.conf 2>/dev/null |
  sed 's/^.*:.*:.*$/[&]/' | tr '\n' ' ')
case $RESOLVER in
  *[!]0-9A-Fa-f.:[\ ]*) fail "RESOLVER must be addresses of name servers: $RESOLVER" ;;
esac

# Whether nginx must ask for this host anew while it runs: an address never changes, nor does a name of the hosts file,
# which no name server knows.
changes() {
  case $1 in
    \[*) return 1 ;;
    *[!0-9.]*) ;;
    *) return 1 ;;
  esac
  [ -n "$RESOLVER" ] || return 1
  ! grep -v '^#' /etc/hosts 2>/dev/null | grep -qiE "[[:space:]]$(printf '%s' "$1" | sed 's/\./\\./g')([[:space:]]|\$)"
}

# upstream NAME ADDRESS: tells nginx where $prosa_NAME is; what a location needs that hands on to it is in NAME.conf.
upstream() {
  rest=${2#*://}
  host=${rest%%/*}
  case ${host##*]} in
    *:*) port=:${host##*:} ;;
    *) port= ;;
  esac
  bare=${host%"$port"}
  told='$http_host'
  default=:80
  if [ "${2%%://*}" = https ]; then
    default=:443
    name=$(printf '%s' "${UPSTREAM_NAME:-$bare}" | tr -d '[]')
    # Who serves several names behind one address asks for the name in the request, too.
    told=${UPSTREAM_NAME:-$bare}$port
    [ -r "$UPSTREAM_CA" ] || fail "UPSTREAM_CA cannot be read: $UPSTREAM_CA"
  fi
  # Known at the start, or looked for again and again: a backend may come later, and with another address (OP-11).
  place=$bare${port:-$default}
  if ! changes "$bare"; then
    echo "upstream prosa_$1 { server $place max_fails=0; }" >>"$RUN/upstreams.conf"
    place=prosa_$1
  fi
  echo "map \$host \$prosa_$1 { default $place; }" >>"$RUN/upstreams.conf"
  cat >"$RUN/$1.conf" <<PROXY
proxy_http_version 1.1;
proxy_set_header Host $told;
proxy_set_header Origin \$foreign_origin;
proxy_set_header X-Real-IP \$remote_addr;
proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Host \$app_host;
proxy_set_header X-Forwarded-Proto \$app_scheme;
PROXY
  [ "${2%%://*}" = https ] || return 0
  cat >>"$RUN/$1.conf" <<TLS
proxy_ssl_server_name on;
proxy_ssl_name $name;
proxy_ssl_protocols TLSv1.2 TLSv1.3;
proxy_ssl_verify on;
proxy_ssl_verify_depth 4;
proxy_ssl_trusted_certificate $UPSTREAM_CA;
TLS
}

: >"$RUN/modules.conf"
brotli=
if [ -f "$modules/ngx_http_brotli_static_module.so" ]; then
  echo "load_module $modules/ngx_http_brotli_static_module.so;" >"$RUN/modules.conf"
  brotli='brotli_static on;'
fi

: >"$RUN/locations.conf"
: >"$RUN/upstreams.conf"
[ -z "$RESOLVER" ] || echo "resolver $RESOLVER valid=5s;" >>"$RUN/upstreams.conf"
if [ -n "$BACKEND_ORIGIN" ]; then
  upstream api "$API_UPSTREAM"
  upstream backend "$BACKEND_ORIGIN"
  rest=${API_UPSTREAM#*://}
  rest=${rest%/}
  path=/${rest#*/}
  [ "$path" != "/$rest" ] || path=
  echo "map \$host \$ready_uri { default $path/version; }" >>"$RUN/upstreams.conf"
  # The address goes on as it came: nginx would decode %2F and its like if it cut the path itself.
  echo "map \$request_uri \$api_uri { \"~^/api(?<rest>/.*)\$\" \"$path\$rest\"; }" >>"$RUN/upstreams.conf"
  sed "s|@RUN@|$RUN|g; s|@BACKEND_SCHEME@|${BACKEND_ORIGIN%%://*}|g; s|@API_SCHEME@|${API_UPSTREAM%%://*}|g" \
    "$here/proxy.conf.template" >"$RUN/locations.conf"
fi

sed "s|@MODULES@|include $RUN/modules.conf;|; s|@BROTLI@|$brotli|; s|@LOCATIONS@|include $RUN/locations.conf;|
s|@RUN@|$RUN|g; s|@ROOT@|$ROOT|g; s|@LISTEN@|$LISTEN|g; s|@LOG@|$LOG|g; s|@UPLOAD_LIMIT@|$UPLOAD_LIMIT|g" \
  "$here/nginx.conf.template" >"$RUN/nginx.conf"

exec nginx -c "$RUN/nginx.conf" -g 'daemon off;' "$@"
