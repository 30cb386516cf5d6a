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
# The backend family serves its API at the root of its origin; /api/ is taken off on the way.
API_UPSTREAM=${API_UPSTREAM:-$BACKEND_ORIGIN/}
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
[ -z "$BACKEND_ORIGIN" ] || address API_UPSTREAM "$API_UPSTREAM"
for name in ROOT RUN LISTEN LOG UPLOAD_LIMIT; do
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
fields=$(field apiUrl "${API_URL:-}"; field socketUrl "${SOCKET_URL:-}"; field filesUrl "${FILES_URL:-}")
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
socket=$(origin "${SOCKET_URL:-${API_URL:-}}")$(sockets "${SOCKET_URL:-${API_URL:-}}")

# Scripts come from files only. The styles' engine fills an empty <style> element through the CSSOM: the one hash below
# is that of nothing, so no inline style is allowed that has any text. Contact pictures may come from any https address.
policy="default-src 'none'; script-src 'self'; worker-src 'self'; \
style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; \
img-src 'self' data: blob: https:$files; media-src 'self' blob: https:$files; font-src 'self'; manifest-src 'self'; \
connect-src 'self' blob: ws://\$http_host wss://\$http_host$api$files$socket; \
frame-src https://www.youtube-nocookie.com; form-action 'self'; base-uri 'none'; object-src 'none'; \
frame-ancestors 'none'"

cat >"$RUN/headers.conf" <<HEADERS
add_header Content-Security-Policy "$policy" always;
add_header X-Content-Type-Options nosniff always;
add_header X-Frame-Options DENY always;
add_header Referrer-Policy strict-origin-when-cross-origin always;
add_header Permissions-Policy "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()" always;
add_header Cross-Origin-Opener-Policy same-origin always;
HEADERS

cat >"$RUN/proxy.conf" <<'PROXY'
proxy_http_version 1.1;
proxy_set_header Host $http_host;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
PROXY

: >"$RUN/modules.conf"
brotli=
if [ -f "$modules/ngx_http_brotli_static_module.so" ]; then
  echo "load_module $modules/ngx_http_brotli_static_module.so;" >"$RUN/modules.conf"
  brotli='brotli_static on;'
fi

: >"$RUN/backend.conf"
: >"$RUN/upstreams.conf"
if [ -n "$BACKEND_ORIGIN" ]; then
  scheme=${API_UPSTREAM%%://*}
  rest=${API_UPSTREAM#*://}
  host=${rest%%/*}
  path=/${rest#*/}
  [ "$rest" = "$host" ] && path=
  case $host in
    *:*) ;;
    *) [ "$scheme" = https ] && host=$host:443 || host=$host:80 ;;
  esac
  # The address goes on as it came: nginx would decode %2F and its like if it cut the path itself.
  cat >"$RUN/upstreams.conf" <<UPSTREAMS
upstream prosa_api { server $host; }
map \$request_uri \$api_uri { "~^/api(?<rest>/.*)\$" "${path%/}\$rest"; }
UPSTREAMS
  sed "s|@RUN@|$RUN|g; s|@BACKEND_ORIGIN@|$BACKEND_ORIGIN|g; s|@API_SCHEME@|$scheme|g" \
    "$here/proxy.conf.template" >"$RUN/backend.conf"
fi

sed "s|@MODULES@|include $RUN/modules.conf;|; s|@BROTLI@|$brotli|; s|@PROXY@|include $RUN/backend.conf;|
s|@RUN@|$RUN|g; s|@ROOT@|$ROOT|g; s|@LISTEN@|$LISTEN|g; s|@LOG@|$LOG|g; s|@UPLOAD_LIMIT@|$UPLOAD_LIMIT|g" \
  "$here/nginx.conf.template" >"$RUN/nginx.conf"

exec nginx -c "$RUN/nginx.conf" -g 'daemon off;' "$@"
