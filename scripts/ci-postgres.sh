#!/usr/bin/env bash
# Starts a private PostgreSQL server for the tests, in a temporary directory and on a free loopback port.
#
#   scripts/ci-postgres.sh npm test    runs the command with TEST_DATABASE_URL set, then stops the server
#   scripts/ci-postgres.sh             prints the export line and serves until it is interrupted
#   scripts/ci-postgres.sh --durable   before either: a server that syncs as one in production does, for benchmarks
#
# Installs Debian's postgresql when no server programs are found (as root or through sudo). The server does not
# run as root: as root it runs as the user "postgres", or "nobody". It and its directory are removed at exit.
set -euo pipefail

# A test that is cut off by a power failure is run again.
settings=(-c fsync=off -c synchronous_commit=off -c full_page_writes=off)
if [ "${1:-}" = --durable ]; then
  settings=(-c shared_buffers=512MB -c max_wal_size=4GB)
  shift
fi

find_programs() {
  local directory
  for directory in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -t/ -k5 -Vr) \
    /opt/homebrew/opt/postgresql*/bin /usr/local/opt/postgresql*/bin; do
    if [ -x "$directory/initdb" ]; then
      echo "$directory"
      return
    fi
  done
  if command -v initdb >/dev/null; then dirname "$(command -v initdb)"; fi
}

as_administrator() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

install_postgres() {
  if ! command -v apt-get >/dev/null; then
    echo "ci-postgres: no PostgreSQL server programs found, and no apt-get to install them" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  # Debian starts a cluster of its own at installation; nobody needs that one.
  as_administrator mkdir -p /etc/postgresql-common
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    echo "create_main_cluster = false" | as_administrator tee /etc/postgresql-common/createcluster.conf >/dev/null
  fi
  if ! as_administrator apt-get install -y --no-install-recommends postgresql >&2; then
    as_administrator apt-get update >&2
    as_administrator apt-get install -y --no-install-recommends postgresql >&2
  fi
}

programs=$(find_programs)
if [ -z "$programs" ]; then
  install_postgres
  programs=$(find_programs)
fi
if [ -z "$programs" ]; then
  echo "ci-postgres: PostgreSQL was installed, but its programs were not found" >&2
  exit 1
fi

directory=$(mktemp -d "${TMPDIR:-/tmp}/assay-postgres.XXXXXX")
data="$directory/data"
server=""

# The server programs refuse to run as root, so they run as somebody who owns the directory.
as_server_user() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  server_user=$(id -un postgres 2>/dev/null || echo nobody)
  chown "$server_user" "$directory"
  as_server_user() { (cd "$directory" && exec setpriv --reuid="$server_user" --regid="$(id -g "$server_user")" --clear-groups -- "$@"); }
fi

stop() {
  trap - EXIT INT TERM HUP
  if [ -n "$server" ]; then
    as_server_user "$programs/pg_ctl" stop -D "$data" -m immediate >/dev/null 2>&1 || kill -9 "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  rm -rf "$directory"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

as_server_user "$programs/initdb" -D "$data" -U assay --auth=trust --encoding=UTF8 --locale=C \
  --no-sync >"$directory/initdb.log" 2>&1 || {
  cat "$directory/initdb.log" >&2
  exit 1
}

free_port() {
  local port
  for _ in $(seq 50); do
    port=$((20000 + RANDOM % 30000))
    if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      echo "$port"
      return
    fi
  done
  echo "ci-postgres: no free port found" >&2
  exit 1
}

# Another process may take the port between the look and the start: then the server ends, and the next one is tried.
for attempt in 1 2 3 4 5; do
  port=$(free_port)
  as_server_user "$programs/postgres" -D "$data" -h 127.0.0.1 -p "$port" -k "$directory" \
    "${settings[@]}" -c max_connections=200 \
    >"$directory/server.log" 2>&1 &
  server=$!
  ready=""
  for _ in $(seq 300); do
    if "$programs/pg_isready" -q -h 127.0.0.1 -p "$port" -U assay -d postgres; then
      ready=yes
      break
    fi
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  # A foreign server on that port answers too: ours is the one that still runs.
  if [ -n "$ready" ] && kill -0 "$server" 2>/dev/null; then break; fi
  kill -9 "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  server=""
done
if [ -z "$server" ]; then
  echo "ci-postgres: the server did not start" >&2
  cat "$directory/server.log" >&2
  exit 1
fi

export TEST_DATABASE_URL="postgres://assay@127.0.0.1:$port/postgres"
if [ $# -gt 0 ]; then
  status=0
  "$@" || status=$?
  exit "$status"
fi
echo "export TEST_DATABASE_URL=$TEST_DATABASE_URL"
wait "$server"
