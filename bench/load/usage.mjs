/** Memory in bytes, and computing in seconds. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { cpus } from "node:os";

const command = (name, ...args) => execFileSync(name, args, { encoding: "utf8" }).trim();

const linux = existsSync("/proc/self/stat");
const TICKS = linux ? Number(command("getconf", "CLK_TCK")) : 0;
const PAGE = linux ? Number(command("getconf", "PAGESIZE")) : 0;

/** By the numbers of proc(5), which are finer than those of `ps`. */
const fromProc = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ").map(Number);
        return [{ id: Number(name), parent: fields[1], cpu: (fields[11] + fields[12]) / TICKS, memory: fields[21] * PAGE }];
      } catch {
        return []; // it has ended since
      }
    });

const fromPs = () =>
  command("ps", "-A", "-o", "pid=,ppid=,rss=,time=")
    .split("\n")
    .map((line) => {
      const [id, parent, rss, time] = line.trim().split(/\s+/);
      const cpu = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return { id: Number(id), parent: Number(parent), cpu, memory: Number(rss) * 1024 };
    });

/** What all cores have computed so far, and for how long they had nothing to do. */
export const machine = () => {
  const cores = cpus().map(({ times }) => times);
  return {
    busy: cores.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0) / 1000,
    idle: cores.reduce((sum, { idle }) => sum + idle, 0) / 1000,
  };
};

/** What a process and all that it started hold in memory and have computed. */
export const usage = (root) => {
  const all = linux ? fromProc() : fromPs();
  const family = (id) => all.filter((one) => one.parent === id).flatMap((one) => [one, ...family(one.id)]);
  const own = [...all.filter((one) => one.id === root), ...family(root)];
  const sum = (key) => own.reduce((total, one) => total + one[key], 0);
  return { memory: sum("memory"), cpu: sum("cpu") };
};
