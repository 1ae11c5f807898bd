interface Left {
  readonly file: string;
  /** A family, a column of one, or its room. */
  readonly name: string;
  readonly why: string;
}

/** Where generic code still knows a family, and why; nothing is added here, what is solved is taken off. */
export const LEFT: readonly Left[] = [
  { file: 'lib/guide/pages.data.ts', name: 'vacation', why: 'a task of the guide: taking a vacation' },
  {
    file: 'components/rpc/master-calls.data.ts',
    name: 'recruitment',
    why: 'the specification names the call so',
  },
  { file: 'components/rpc/master.ts', name: 'recruitment', why: 'its answer, under the same name' },
];
