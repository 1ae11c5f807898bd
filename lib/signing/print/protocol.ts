import { formatDay, formatNumber } from '../../i18n/format.ts';
import { dayInZone } from '../../kernel/day.ts';
import type { Block, Fact } from '../../print/block.ts';
import type { Digests } from './digests.ts';
import { hashFacts } from './digests.ts';
import { type SignatureMark, stampFacts, type Tongue, zonedMoment } from './signature-mark.ts';

/** A certificate of a chain, from the signer's up to the root. */
export interface ChainLink {
  readonly owner: string;
  readonly serial_number: string;
  readonly not_after: string;
}

/** A check of a signature as the report tells of it. */
export interface CheckLine {
  readonly name: string;
  readonly outcome: string;
  readonly code?: string;
  readonly detail?: string;
}

export interface ProtocolSignature extends SignatureMark {
  readonly algorithm: string;
  readonly digest_algorithm: string;
  readonly value_hash: string;
  readonly verdict: string;
  readonly code: string;
  readonly checks: readonly CheckLine[];
  readonly chain: readonly ChainLink[];
  /** Of a simple signature: from where it was made; `kept` for readers who may not know it. */
  readonly origin?: { readonly address: string; readonly user_agent: string } | 'kept' | undefined;
}

/** A move of the document, as history and audit have it. */
export interface HistoryLine {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly who: string;
  readonly behalf?: string;
  readonly grant_id?: number;
  readonly role: string;
  readonly comments: string;
  /** Hash of the row of audit written with it. */
  readonly audit_hash: string;
}

export interface ProtocolFacts {
  readonly title: string;
  readonly number: string;
  readonly organization: string;
  readonly employee: string;
  readonly file: { readonly name: string; readonly size: number; readonly digests: Digests };
  readonly signatures: readonly ProtocolSignature[];
  readonly history: readonly HistoryLine[];
  readonly verify_url: string;
  readonly made_at: string;
}

/**
 * The protocol of a signing: what was signed, by which signers, how, when and by which certificates, what the check of
 * each signature found, and the way of the document with the hashes of its audit.
 */
export const protocolBlocks = (
  facts: ProtocolFacts,
  modules: readonly (readonly boolean[])[],
  tongue: Tongue,
): Block[] => {
  const { say } = tongue;
  return [
    { kind: 'paragraph', style: 'head', heading: true, text: say('print.protocol.title'), after: 12 },
    { kind: 'code', link: facts.verify_url, modules, rows: documentFacts(facts, tongue), after: 16 },
    ...facts.signatures.flatMap((signature, index) => signatureBlocks(signature, index + 1, tongue)),
    section(say('print.protocol.history')),
    ...facts.history.map((line): Block => ({ kind: 'facts', rows: historyFacts(line, tongue), after: 8 })),
  ];
};

const section = (text: string): Block => ({
  kind: 'paragraph',
  style: 'section',
  heading: true,
  text,
  after: 6,
});

const documentFacts = (facts: ProtocolFacts, tongue: Tongue): Fact[] => {
  const { say, locale } = tongue;
  const { file } = facts;
  return [
    [say('print.protocol.document'), `${facts.title}, ${facts.number}`],
    [say('print.protocol.organization'), facts.organization],
    [say('print.protocol.employee'), facts.employee],
    [
      say('print.hashes.file'),
      `${file.name}, ${say('print.protocol.bytes', { size: formatNumber(file.size, locale) })}`,
    ],
    ...hashFacts(file.digests, say),
    [say('print.visual.check'), facts.verify_url],
    [say('print.protocol.made'), zonedMoment(facts.made_at, tongue)],
  ];
};

const signatureBlocks = (signature: ProtocolSignature, number: number, tongue: Tongue): Block[] => {
  const { say } = tongue;
  const { origin, chain } = signature;
  const rows: Fact[] = [
    ...stampFacts(signature, tongue),
    [say('print.protocol.algorithm'), `${signature.algorithm}, ${signature.digest_algorithm}`],
    [say('print.protocol.value_hash'), signature.value_hash],
    ...chain.map(
      (link, index): Fact => [
        say('print.protocol.chain', { number: index + 1 }),
        say('print.protocol.link', {
          owner: link.owner,
          serial_number: link.serial_number,
          until: formatDay(dayInZone(link.not_after, tongue.timeZone), tongue.locale),
        }),
      ],
    ),
    ...(origin
      ? [
          [
            say('print.protocol.from'),
            origin === 'kept'
              ? say('print.protocol.from_kept')
              : [origin.address, origin.user_agent].filter(Boolean).join(', '),
          ] as Fact,
        ]
      : []),
    [say('print.protocol.verdict'), verdictOf(signature, tongue)],
  ];
  return [
    section(say('print.protocol.signature', { number, name: signature.name })),
    { kind: 'facts', rows, after: 4 },
    { kind: 'facts', rows: checkFacts(signature.checks, tongue), after: 16 },
  ];
};

const verdictOf = ({ verdict, code }: ProtocolSignature, { say }: Tongue): string =>
  verdict === 'passed'
    ? say('print.protocol.verdicts.passed')
    : say(`print.protocol.verdicts.${verdict === 'failed' ? 'failed' : 'indeterminate'}`, { code });

/** What passed in one line; whatever else a check found in a line of its own. */
const checkFacts = (checks: readonly CheckLine[], { say }: Tongue): Fact[] => {
  const nameOf = ({ name }: CheckLine): string => say(`print.checks.${name}`);
  const passed = checks.filter(({ outcome }) => outcome === 'passed');
  const others = checks.filter(({ outcome }) => outcome !== 'passed');
  return [
    ...(passed.length > 0 ? [[say('print.outcomes.passed'), passed.map(nameOf).join('; ')] as Fact] : []),
    ...others.map(
      (check): Fact => [
        nameOf(check),
        [say(`print.outcomes.${check.outcome}`), check.code, check.detail].filter(Boolean).join(', '),
      ],
    ),
  ];
};

const historyFacts = (line: HistoryLine, tongue: Tongue): Fact[] => {
  const { say } = tongue;
  const who = [
    line.who,
    line.role && say(`documents.holder.role.${line.role}`),
    line.behalf === undefined
      ? ''
      : say('print.protocol.behalf', { name: line.behalf, grant: String(line.grant_id ?? '') }),
  ];
  return [
    [say('print.protocol.when'), zonedMoment(line.at, tongue)],
    [say('print.protocol.status'), say('print.protocol.moved', { from: line.from, to: line.to })],
    [say('print.protocol.who'), who.filter(Boolean).join(', ')],
    ...(line.comments === '' ? [] : [[say('print.protocol.comments'), line.comments] as Fact]),
    ...(line.audit_hash === '' ? [] : [[say('print.protocol.audit'), line.audit_hash] as Fact]),
  ];
};
