import * as asn1js from 'asn1js';
import { describe, expect, test } from 'vitest';
import { octets, sequence, tagged } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import {
  type Authority,
  type CertificateWish,
  common,
  daysFromNow,
  extension,
  type Identity,
  type NamePart,
  NOW,
  nameOf,
  rootAuthority,
} from '../../support/signing/authority.ts';
import { ecKey } from '../../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../../support/signing/signer.ts';

const digests = digestsOf(DOCUMENT);

interface Given {
  readonly signer: Identity;
  readonly roots: readonly Identity[];
  readonly between?: readonly Identity[];
  readonly lists: readonly Authority[];
}

const judge = ({ signer, roots, between = [], lists }: Given): Promise<Report> =>
  verifyDetached({
    cms: signDetached(signer),
    digests,
    at: NOW,
    trust: parseTrust({
      roots: roots.map(({ der }) => der),
      intermediates: between.map(({ der }) => der),
      crls: lists.map((each) => each.crl()),
    }),
  });

const root = rootAuthority('Головной УЦ', ecKey());
const untrusted = { verdict: 'indeterminate', code: 'untrusted_chain' };

/** A signer under an authority of this kind, itself under the root. */
const under = (wish: Partial<CertificateWish>, signer: Partial<CertificateWish> = {}): Given => {
  const between = root.found('Промежуточный УЦ', ecKey(), wish);
  return {
    signer: between.issue({ key: ecKey(), ...signer }),
    roots: [root],
    between: [between],
    lists: [root, between],
  };
};

test('a signer two authorities below the root is trusted', async () => {
  const report = await judge(under({}));
  expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
  expect(report.used?.chain).toHaveLength(3);
  expect(report.used?.crls).toHaveLength(2);
});

describe('an authority is not believed', () => {
  test.each<{ when: string; wish: Partial<CertificateWish> }>([
    { when: 'it is none', wish: { ca: false } },
    { when: 'it does not say it is one', wish: { ca: undefined } },
    { when: 'its key does not sign certificates', wish: { usage: ['digitalSignature', 'cRLSign'] } },
    { when: 'it has expired', wish: { until: daysFromNow(-1) } },
    { when: 'its time has not come', wish: { from: daysFromNow(1) } },
    { when: 'somebody else signed it', wish: { forger: ecKey() } },
    {
      when: 'it demands what nobody here understands',
      wish: { more: [extension('1.2.3.4', octets(new Uint8Array(1)), true)] },
    },
  ])('when $when', async ({ wish }) => {
    expect(await judge(under(wish))).toMatchObject(untrusted);
  });

  test('when it is not known and did not come along', async () => {
    expect(await judge({ ...under({}), between: [] })).toMatchObject(untrusted);
  });

  test('when it signs itself alone', async () => {
    const own = rootAuthority('Свой УЦ', ecKey());
    const signer = own.issue({ key: ecKey() });
    expect(await judge({ signer, roots: [root], between: [own], lists: [own, root] })).toMatchObject(
      untrusted,
    );
  });

  test('when it bears the name of a root and is another', async () => {
    const rogue = rootAuthority('Головной УЦ', ecKey());
    const signer = rogue.issue({ key: ecKey() });
    expect(await judge({ signer, roots: [root], between: [rogue], lists: [root] })).toMatchObject(untrusted);
  });

  test('when nobody is', async () => {
    expect(await judge({ ...under({}), roots: [] })).toMatchObject(untrusted);
  });

  test('when the root itself has expired', async () => {
    const old = rootAuthority('Старый УЦ', ecKey(), { until: daysFromNow(-1) });
    expect(await judge({ signer: old.issue({ key: ecKey() }), roots: [old], lists: [old] })).toMatchObject(
      untrusted,
    );
  });
});

test('what was once found is not held true when its time is over', async () => {
  const given = under({});
  const trust = parseTrust({
    roots: [root.der],
    intermediates: (given.between ?? []).map((each) => each.der),
    crls: given.lists.map((each) => each.crl()),
  });
  const at = (moment: Date) =>
    verifyDetached({ cms: signDetached(given.signer, { time: moment }), digests, at: moment, trust });
  expect(await at(NOW)).toMatchObject({ verdict: 'passed' });
  expect(await at(daysFromNow(30))).toMatchObject({ verdict: 'indeterminate', code: 'crl_missing' });
  expect(await at(daysFromNow(300))).toMatchObject({ verdict: 'failed', code: 'certificate_expired' });
  expect(await at(NOW)).toMatchObject({ verdict: 'passed' });
});

test('an employee’s certificate issues no others', async () => {
  const employee = root.found('Сотрудник', ecKey(), { ca: false, usage: ['digitalSignature'] });
  const signer = employee.issue({ key: ecKey() });
  expect(await judge({ signer, roots: [root], between: [employee], lists: [root, employee] })).toMatchObject(
    untrusted,
  );
});

test('a signer whose certificate demands what nobody here understands is not trusted', async () => {
  const more = [extension('1.2.3.4', octets(new Uint8Array(1)), true)];
  expect(await judge(under({}, { more }))).toMatchObject(untrusted);
  const harmless = [extension('1.2.3.4', octets(new Uint8Array(1)))];
  expect(await judge(under({}, { more: harmless }))).toMatchObject({ code: 'ok' });
});

describe('the length of the path', () => {
  const deep = (path: number): Given => {
    const first = root.found('Первый УЦ', ecKey(), { ca: { path } });
    const second = first.found('Второй УЦ', ecKey());
    return {
      signer: second.issue({ key: ecKey() }),
      roots: [root],
      between: [first, second],
      lists: [root, first, second],
    };
  };

  test('may be as long as an authority allows', async () => {
    expect(await judge(deep(1))).toMatchObject({ code: 'ok' });
  });

  test('may not be longer', async () => {
    expect(await judge(deep(0))).toMatchObject(untrusted);
  });
});

test('two authorities that vouch for each other lead nowhere, and soon', async () => {
  const [a, b] = [ecKey(), ecKey()];
  const first = rootAuthority('А', a);
  const second = rootAuthority('Б', b);
  const crossed = [first.found('Б', b), second.found('А', a)];
  const signer = first.issue({ key: ecKey() });
  expect(await judge({ signer, roots: [root], between: crossed, lists: [] })).toMatchObject(untrusted);
});

test('of two ways the one whose authorities are known not to be revoked is taken', async () => {
  const key = ecKey();
  const silent = rootAuthority('Молчаливый УЦ', ecKey());
  const viaSilent = silent.found('Кросс', key);
  const viaRoot = root.found('Кросс', key);
  const signer = viaRoot.issue({ key: ecKey() });
  const given = { signer, roots: [silent, root], between: [viaSilent, viaRoot], lists: [root, viaRoot] };
  expect(await judge(given)).toMatchObject({ verdict: 'passed' });
});

describe('an authority that may name one organization only', () => {
  const organization: NamePart = ['2.5.4.10', 'ООО «Ромашка»'];
  const names = (tag: 0 | 1) =>
    extension(
      OID.nameConstraints,
      sequence(
        tagged(
          tag,
          sequence(
            new asn1js.Constructed({
              idBlock: { tagClass: 3, tagNumber: 4 },
              value: [nameOf([organization])],
            }),
          ),
        ),
      ),
      true,
    );

  test('names its people', async () => {
    const own = { subject: [organization, common('Иванова')] };
    expect(await judge(under({ more: [names(0)] }, own))).toMatchObject({ code: 'ok' });
    expect(await judge(under({ more: [names(1)] }, own))).toMatchObject(untrusted);
  });

  test('names nobody else’s', async () => {
    const foreign: Partial<CertificateWish> = {
      subject: [['2.5.4.10', 'ООО «Лютик»'], common('Иванова')],
    };
    expect(await judge(under({ more: [names(0)] }, foreign))).toMatchObject(untrusted);
    expect(await judge(under({ more: [names(1)] }, foreign))).toMatchObject({ code: 'ok' });
  });
});

test('names differ in letter case and spaces without being others', async () => {
  const spaced = rootAuthority('УЦ  Имени', ecKey());
  const signer = spaced.issue({ key: ecKey() });
  const named = rootAuthority('уц имени ', spaced.key);
  expect(await judge({ signer, roots: [named], lists: [named] })).toMatchObject({ code: 'ok' });
});
