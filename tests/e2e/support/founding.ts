import type { BrowserContextOptions } from '@playwright/test';
import type { Locale } from '../../../lib/access/actor.ts';
import type { Mailbox } from '../../support/mailbox.ts';
import type { EmptyPortal } from './empty-portal.ts';
import { type FoundedPerson, foundedPeople } from './founded-people.ts';
import { expect, type Visitor } from './portal-test.ts';

interface Ground {
  readonly locale: Locale;
  readonly empty: EmptyPortal;
  readonly mailbox: Mailbox;
  readonly visit: (look: {
    locale: Locale;
    browser?: BrowserContextOptions;
    complains?: RegExp;
  }) => Promise<Visitor>;
}

/** The password of all people of the company. */
export const PASSWORD = 'Znamya#7-vetra';

/** A company that a test founds: its portal, its people, and their browsers. */
export interface Founding extends Ground {
  readonly people: readonly FoundedPerson[];
  readonly admin: Visitor;
  /** A person of the file by the beginning of the name. */
  readonly named: (name: string) => FoundedPerson;
  /** The browser of a person of the file, who signs in by the letter of invitation. */
  readonly enter: (name: string) => Promise<Visitor>;
}

/** The ground on which a company is founded: only the admin has signed in, before the set-up. */
export const founding = async (ground: Ground): Promise<Founding> => {
  const people = foundedPeople();
  const named = (name: string) => {
    const found = people.find((person) => person.name.startsWith(name));
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const enter = async (name: string) => {
    const visitor = await ground.visit({ locale: ground.locale });
    await comeIn(visitor, (await ground.mailbox.next(named(name).email)).link);
    await expect(visitor.page.getByRole('navigation').first()).toBeVisible();
    return visitor;
  };
  return { ...ground, people, named, enter, admin: await ground.visit({ locale: ground.locale }) };
};

/** Signs in by the link of a letter, and sets a password. */
export const comeIn = async ({ page, says }: Pick<Visitor, 'page' | 'says'>, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel(says('passwords.new'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: says('passwords.set') }).click();
};
