import { parseArgs } from 'node:util';
import { pairsOf } from '../lib/signing/check-package.ts';
import {
  checkSignature,
  withoutProofOfTime,
  withTimestampCheck,
} from '../lib/signing/verify/check-signature.ts';
import { CHECK_POLICY } from '../lib/signing/verify/policy.ts';
import { signatureTime } from '../lib/signing/verify/proof-of-time.ts';
import type { Verdict } from '../lib/signing/verify/report.ts';
import { parseTrust } from '../lib/signing/verify/trust.ts';
import { readPackage, readPair, readTrust, type ToCheck, Unreadable } from './verify-files.ts';
import { type Checked, sentences, toJson } from './verify-words.ts';

/** Ends of the command, as docs say them. */
const EXIT = { passed: 0, failed: 1, indeterminate: 2, untrusted: 3, usage: 64 } as const;

/** Digests of no document. */
const NOTHING = { sha256: '', streebog256: '', streebog512: '' };

process.exitCode = await main(process.argv.slice(2));

/** Judges detached signatures without any network and any portal; prints what it found and ends with the worst. */
async function main(words: string[]): Promise<number> {
  try {
    const asked = argumentsOf(words);
    if (!asked) return usage();
    if (asked.help) {
      process.stdout.write(`${sentences().usage}\n`);
      return EXIT.passed;
    }
    const [first = '', signature, record] = asked.files;
    const given = signature === undefined ? readPackage(first) : readPair(first, signature, record);
    const checked = await judge(given, asked);
    if (checked.length === 0) throw new Unreadable(first, 'no_signature');
    process.stdout.write(asked.json ? toJson(checked) : sentences().report(checked));
    return EXIT[endOf(checked)];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    process.stderr.write(`${sentences().unreadable(error)}\n`);
    return EXIT.usage;
  }
}

interface Asked {
  readonly files: readonly string[];
  readonly trust: readonly string[];
  readonly at: Date | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

/** Undefined for what is no use of this command. */
function argumentsOf(words: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        trust: { type: 'string', multiple: true, default: [] },
        at: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const at = values.at === undefined ? undefined : new Date(values.at);
    const { trust, json, help } = values;
    const right = positionals.length >= 1 && positionals.length <= 3 && !Number.isNaN(at?.getTime());
    return right || help ? { files: positionals, trust, at, json, help } : undefined;
  } catch {
    return undefined;
  }
}

function usage(): number {
  process.stderr.write(`${sentences().usage}\n`);
  return EXIT.usage;
}

async function judge(given: ToCheck, { trust, at }: Asked): Promise<Checked[]> {
  const own = trust.length > 0;
  const material = own ? readTrust(trust) : given.trust;
  const store = parseTrust(material);
  const now = new Date();
  const checked: Checked[] = [];
  for (const { signature, document, record } of pairsOf(given.signatures, given.files)) {
    const time = await signatureTime(signature.bytes, store, { asked: at, now });
    const judged = await checkSignature({
      cms: signature.bytes,
      digests: document?.digests ?? NOTHING,
      record,
      at: time.at,
      seen: now,
      trust: store,
      policy: CHECK_POLICY,
    });
    const report = time.timestamp ? withTimestampCheck(judged, time.timestamp, 'warn') : judged;
    checked.push({
      file: signature.name,
      document: document?.name,
      simple: record !== undefined,
      report: time.by === 'now' ? withoutProofOfTime(report) : report,
      ...time,
      trust: own ? 'directory' : material.roots.length > 0 ? 'package' : 'none',
      roots: material.roots,
    });
  }
  return checked;
}

/** A package that vouches for itself is not taken for one that who asks has reason to trust. */
function endOf(checked: readonly Checked[]): keyof typeof EXIT {
  const worst = worstOf(checked);
  return worst === 'passed' && checked.some(({ trust }) => trust !== 'directory') ? 'untrusted' : worst;
}

function worstOf(checked: readonly Checked[]): Verdict {
  const verdicts = checked.map(({ report }) => report.verdict);
  return (['failed', 'indeterminate'] as const).find((each) => verdicts.includes(each)) ?? 'passed';
}
