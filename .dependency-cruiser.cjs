/** Who may lean on whom: lib decides, server acts, components show, app addresses. */
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
      '^(lib/|node_modules/(zod|pkijs|asn1js|@noble/(curves|hashes)|@libpdf/core)/)',
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
      comment: 'A family is entered by its index.',
      severity: 'error',
      from: { path: '^(lib|server|components|app)/', pathNot: '^lib/documents/families/[^/]+/' },
      to: { path: '^lib/documents/families/[^/]+/(?!index\\.ts$)' },
    },
    only(
      'server-below-screens',
      '^server/',
      '^(server/|lib/|messages/|prisma/schema|node_modules/|@)|^[a-z_:/0-9]+$',
      'The server knows neither screens nor addresses.',
    ),
    {
      name: 'prisma-behind-db',
      comment: 'Only server/db knows the Prisma client.',
      severity: 'error',
      from: { path: '^(server|components|app|lib)/', pathNot: '^server/db/' },
      to: { path: '^(server/db/generated/|node_modules/@prisma/)' },
    },
    never(
      'methods-use-cases',
      '^server/rpc/methods/',
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
