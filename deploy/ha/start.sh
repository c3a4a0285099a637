#!/bin/sh
# start.sh FOLDER, as a user who is not root: etcd, three Patroni nodes and HAProxy on this machine, to try a failover on (Debian:
# apt-get install patroni etcd-server haproxy postgresql). Each process writes FOLDER/<name>.log and its id to FOLDER/<name>.pid; all end with this script.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?a folder of its own}
bin=$(dirname "$(ls /usr/lib/postgresql/*/bin/postgres | tail -1)")

run() {
  name=$1
  shift
  "$@" > "$folder/$name.log" 2>&1 &
  echo $! > "$folder/$name.pid"
}

end() {
  trap - EXIT TERM INT
  for each in haproxy n1 n2 n3 etcd; do kill "$(cat "$folder/$each.pid")" 2>/dev/null || true; done
  wait
}
trap end EXIT TERM INT

run etcd etcd --data-dir "$folder/etcd" --listen-client-urls http://127.0.0.1:2479 --advertise-client-urls http://127.0.0.1:2479 \
  --listen-peer-urls http://127.0.0.1:2480 --initial-advertise-peer-urls http://127.0.0.1:2480 --initial-cluster default=http://127.0.0.1:2480
sleep 2
for node in 1 2 3; do
  sed "s|NODE|$node|g; s|FOLDER|$folder|g; s|BIN|$bin|g" "$here/patroni.yml" > "$folder/n$node.yml"
  chmod 600 "$folder/n$node.yml"
  run "n$node" patroni "$folder/n$node.yml"
  sleep 1
done
run haproxy haproxy -f "$here/haproxy.cfg"
wait
