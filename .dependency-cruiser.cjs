/** Which layer may use which: lib decides, server acts, components show, app addresses. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '^server/db/generated' },
  to: { pathNot: to },
});

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/**
 * The rooms of the server from the ground up (decision 040): each leans on the lines above its own, never on a line below,
 * nor on a neighbour. A file that is named stands where it is named, not with its folder; what is in no line starts and
 * serves the process, and leans on all.
 */
const ROOMS_OF_THE_SERVER = [
  // Settings, and the log.
  ['config-identity.ts', 'build.ts', 'theme-of.ts'],
  ['config.ts'],
  ['log.ts'],
  // What is kept, said and intended.
  ['db'],
  ['i18n', 'outbox', 'metrics.ts'],
  // A client's dictionaries; what every call throws, asks and may take.
  ['client'],
  ['call'],
  // What every deed leaves behind, and where bytes are kept and read.
  ['audit', 'store', 'notifications', 'beside'],
  // Lists and tables of any object.
  ['objects'],
  // The domain: who acts, and on what.
  ['auth', 'settings', 'documents'],
  // The steps of documents hire people.
  ['users'],
  ['workflow', 'files', 'mail', 'reports'],
  [
    'families',
    'scim',
    'travel',
    'discussion',
    'reading',
    'reminders',
    'dictionaries',
    'setup',
    'system',
    'letters',
  ],
  ['calendar', 'trail', 'timesheet'],
  // The rules asked on behalf of another person, which leaves a trace.
  ['access'],
  // Signing, from its keys to what is made of a signed document.
  ['signing/authority', 'signing/policy', 'signing/pdf'],
  ['signing/keys', 'signing/trust'],
  ['signing/verify'],
  ['signing/certificates', 'signing/power-of-attorney', 'signing/timestamps'],
  ['signing/documents'],
  ['signing/copies'],
  ['signing'],
  // Forms that admins bring, filled from documents; the end of an employment, which reaches into every room.
  ['forms', 'dismissal'],
  // What asks all of the domain: the rules of its objects, what must always hold, the work in the background.
  ['object-rules.ts', 'invariants'],
  ['jobs', 'rpc'],
  ['start-work.ts'],
  ['api'],
  // The process beside, which has the readers of all rooms.
  ['beside/readers.ts'],
  ['beside/reading-process.ts'],
];

/**
 * The rooms of lib from the ground up (decision 098), as those of the server. A low room that needs what families say reads
 * their identities (`families`), which are data; their fields, forms and rules are in `documents`.
 */
const ROOMS_OF_LIB = [
  // Values, refusals, parameters, and shapes that lean on nothing.
  ['kernel', 'settings', 'themes', 'letters', 'notifications', 'files', 'discussion', 'print'],
  ['filter', 'papers'],
  // Who acts, where they may go, and what every family says of itself.
  ['access'],
  ['families', 'identity'],
  ['calendar', 'i18n', 'routes', 'parameters'],
  ['board', 'guide', 'money', 'overtime'],
  // Steps of any document; objects of lists and tables.
  ['workflow', 'travel'],
  ['objects'],
  ['forms', 'leave', 'users'],
  ['dictionaries', 'timesheet'],
  // Shapes of calls, then documents with their families.
  ['rpc'],
  ['documents', 'system', 'team-calendar'],
  // What knows every object, every right and every call.
  ['registry', 'signing', 'audit'],
  ['reach', 'setup'],
  ['contract'],
];

/**
 * The rooms of components from the ground up (decision 099). Documents know no family: what families show of their own is
 * handed in by the screens above both.
 */
const ROOMS_OF_COMPONENTS = [
  // Primitives; calls and what they answer; language and clock.
  ['ui'],
  ['rpc'],
  ['i18n'],
  // What every screen uses: its page, its links, how it fails.
  ['shell', 'calendar', 'money', 'texts', 'importing'],
  ['people', 'messages'],
  // Fields and the window of them, people among what is chosen.
  ['forms'],
  // Tables of any rows, with what narrows them.
  ['lists'],
  // Boards of days; for whom one acts; what was signed.
  ['board', 'grants', 'signatures'],
  // What a document has beside its fields.
  ['files'],
  ['discussion'],
  // Documents of any family, and signing them.
  ['documents'],
  ['signing'],
  ['identity'],
  // Screens of one object each.
  ['year-calendar', 'letters', 'dictionaries', 'workflow-admin'],
  [
    'access',
    'appearance',
    'audit',
    'guide',
    'parameters',
    'setup',
    'system',
    'team-calendar',
    'templates',
    'timesheet',
  ],
  // What one family alone shows, and the screens that hand it to documents.
  ['families'],
  ['create', 'dismissal', 'document-screens'],
  // The page after the sign-in, and the frame around all pages.
  ['home', 'frame'],
];

/** Where a room is: its files without those that are named apart. */
const placeOf = (room, named) => {
  if (room.endsWith('.ts')) return `${room.replaceAll('.', '[.]')}$`;
  const apart = named
    .filter((other) => other.startsWith(`${room}/`))
    .map((other) => other.slice(room.length + 1));
  return apart.length === 0 ? `${room}/` : `${room}/(?!(${apart.join('|').replaceAll('.', '[.]')})(/|$))`;
};

/** Each room of a root leans on the lines above its own; a folder of the root that no line names is refused. */
const oneWay = (root, lines) => {
  const named = lines.flat();
  const within = (rooms) => `^${root}/(${rooms.map((room) => placeOf(room, named)).join('|')})`;
  return [
    ...lines.flatMap((line, height) =>
      line.map((room) => ({
        name: `${root}/${room}-leans-on-what-is-below`,
        comment: `Rooms of ${root} go one way: see the table of its rooms.`,
        severity: 'error',
        from: { path: within([room]) },
        to: { path: `^${root}/`, pathNot: within([room, ...lines.slice(0, height).flat()]) },
      })),
    ),
    {
      name: `every-room-of-${root}-has-a-line`,
      comment: `A folder of ${root} that the table of its rooms does not name.`,
      severity: 'error',
      from: {},
      to: { path: `^${root}/[^/]+/`, pathNot: within(named) },
    },
  ];
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'lib-is-pure',
      '^lib/(?!signing/)',
      '^(lib/|node_modules/(zod|date-fns|@date-fns/utc)/)',
      'Rules lean on rules, zod and the arithmetic of dates: no I/O, no framework.',
    ),
    only(
      'signing-is-pure',
      '^lib/signing/',
      '^(lib/|node_modules/(zod|pkijs|asn1js|@noble/(curves|hashes))/)',
      'Signatures are judged by arithmetic and ASN.1: no I/O, the same in the browser and on the server.',
    ),
    never(
      'engine-knows-no-family',
      '^lib/workflow/',
      '^lib/documents/families/',
      'The workflow engine moves documents of any family.',
    ),
    {
      name: 'families-are-strangers',
      comment: 'A family knows no other family: what two need moves up.',
      severity: 'error',
      from: { path: '^lib/documents/families/([^/]+)/' },
      to: { path: '^lib/documents/families/[^/]+/', pathNot: '^lib/documents/families/$1/' },
    },
    {
      name: 'families-have-one-entrance',
      comment:
        'A family is entered by its index, and by its methods for the contract; only its own rooms know more of it.',
      severity: 'error',
      from: {
        path: '^(lib|server|components|app)/',
        pathNot: '^(lib/documents|server|components)/families/[^/]+/',
      },
      to: { path: '^lib/documents/families/[^/]+/(?!(index|methods)\\.ts$)' },
    },
    never(
      'a-page-brings-one-family',
      '^components/',
      '^lib/documents/families[.]ts$',
      'A page fetches the definition of its family alone (components/families/definition-of.tsx).',
    ),
    {
      name: 'rooms-of-one-family',
      comment: 'The room of a family on the server or among the screens knows that family alone.',
      severity: 'error',
      from: { path: '^(server|components)/families/([^/]+)/' },
      to: { path: '^lib/documents/families/[^/]+/', pathNot: '^lib/documents/families/$2/' },
    },
    only(
      'server-below-screens',
      '^server/',
      '^(server/|lib/|messages/|prisma/schema|prisma/seed/(dictionaries/workflow|seed-dictionaries[.]ts$|forms/seed-forms[.]ts$)|node_modules/|@)|^[a-z_:/0-9]+$',
      'The server knows neither screens nor addresses, and of the seeds what a company begins with.',
    ),
    ...oneWay('server', ROOMS_OF_THE_SERVER),
    ...oneWay('lib', ROOMS_OF_LIB),
    ...oneWay('components', ROOMS_OF_COMPONENTS),
    {
      name: 'prisma-behind-db',
      comment: 'Only server/db knows the Prisma client.',
      severity: 'error',
      from: { path: '^(server|components|app|lib)/', pathNot: '^server/db/' },
      to: { path: '^(server/db/generated/|node_modules/@prisma/)' },
    },
    {
      name: 'starts-before-anything-is-generated',
      comment:
        'What starts in a fresh checkout writes the Prisma client first: what needs it is a program of its own.',
      severity: 'error',
      from: { path: '^bin/(run-demo|run-tests)[.]ts$' },
      to: { path: '^server/db/generated/', reachable: true },
    },
    never(
      'methods-use-cases',
      '^server/rpc/handlers',
      '^server/db/',
      'A method calls a use case, never the database.',
    ),
    never(
      'screens-below-server',
      '^components/',
      '^(server|app)/',
      'Screens reach the server through components/rpc.',
    ),
    never(
      'primitives-know-no-domain',
      '^components/ui/',
      '^(components/(?!ui/)|lib/(?!kernel/|i18n/))',
      'A primitive shows; what it shows is not its business.',
    ),
    {
      name: 'addresses-use-the-door',
      comment: 'A page uses screens, rules and the door; the database is behind it.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/(?!rpc/|auth/|api/|(config|build|theme-of)\\.ts$)' },
    },
    never(
      'nothing-leans-on-tests',
      '^(app|components|lib|server|prisma|bin)/',
      '^tests/',
      'Tests lean on us.',
    ),
    {
      name: 'no-cycles',
      comment: 'Types may point at each other; code may not.',
      severity: 'error',
      from: { pathNot: '^server/db/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'In rules, on the server and in screens types do not point at each other either.',
      severity: 'error',
      from: { path: '^(components|lib|server)/', pathNot: '^server/db/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'What nobody imports and nobody starts is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '^(app/|tests/|bin/|prisma/seed/main\\.ts|server/main\\.ts|server/db/generated/)|\\.d\\.ts$',
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^(node_modules|server/db/generated)' },
    exclude: { path: '^(\\.next|build|data|test-results|tests/bench/lighthouse)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
