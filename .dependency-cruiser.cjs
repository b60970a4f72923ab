// Who may import whom: downward only (docs/adr/0001 names the index of decisions, CONTRIBUTING.md
// the layers). A whitelist rule looks at our own modules only; packages are knip's business.
const ours = '^(src|collections|globals|migrations|scripts|tests)/|^payload\\.config\\.ts$'
// The part of src/cms that stands above the configuration and reads through it.
const readSide = 'src/cms/(client|cached|read-global|migrate-on-start)(\\.test)?\\.ts$'
const testFile = '\\.(test|spec)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // The front server's bundler answers these itself (src/dev/front-bundle.ts).
      to: { couldNotResolve: true, pathNot: '\\.css\\?text$' },
    },
    {
      name: 'one-door-to-payload',
      severity: 'error',
      comment: 'Only src/cms/client.ts and the generated admin routes load the configuration.',
      from: { pathNot: '^(src/cms/client\\.ts$|src/app/\\(payload\\)/|tests/|scripts/)' },
      to: { path: '^payload\\.config\\.ts$' },
    },
    {
      name: 'configuration-imports-its-parts',
      severity: 'error',
      comment: 'Collections and globals are built from cms parts and the cores of features.',
      from: { path: '^(payload\\.config\\.ts$|collections/|globals/)' },
      to: {
        path: ours,
        pathNot:
          '^(collections/|globals/|migrations/|src/(cms|i18n|lib|translation)/|src/mail/payload-adapter\\.ts$|src/payload-types\\.ts$|src/features/[^/]+/(schema|rules|commands|topics|types|plugin)\\.ts$)',
      },
    },
    {
      name: 'configuration-stays-below',
      severity: 'error',
      comment: 'Hook → helper → config → collections → hook is the knot to avoid.',
      from: {
        path: '^(payload\\.config\\.ts$|collections/|globals/|src/cms/)',
        pathNot: `^${readSide}`,
      },
      to: {
        path: `^(${readSide}|src/(app|components|admin|delivery|dev)/|src/features/[^/]+/(queries|mapping|components))`,
      },
    },
    {
      name: 'feature-core-stays-below',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(schema|rules|commands|types|topics)\\.ts$' },
      to: {
        path: `^(payload\\.config|collections/|globals/|${readSide}|src/(app|components|admin|delivery|dev)/|src/features/[^/]+/(queries|mapping|components))`,
      },
    },
    {
      name: 'mapping-does-not-read',
      severity: 'error',
      comment: 'A mapping turns a document it is given into a view type.',
      from: { path: '^src/features/[^/]+/mapping\\.ts$' },
      to: {
        path: `^(${readSide}|src/(app|components|admin)/|src/features/[^/]+/(queries|commands|components))`,
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(schema|rules|types|topics)\\.ts$' },
      to: {
        pathNot:
          '^(src/features/[^/]+/(schema|rules|types|topics)\\.ts$|src/payload-types\\.ts$|src/i18n/(locales|text)\\.ts$|src/lib/(?!env))|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-reaching-into-other-features',
      severity: 'error',
      comment:
        'Another feature shows its queries, types, rules and schema; deleting an account reaches all.',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: '^src/features/user-profiles/delete-account\\.ts$',
      },
      to: { path: '^src/features/[^/]+/(components|commands)', pathNot: '^src/features/$1/' },
    },
    {
      name: 'foundations-know-no-product',
      severity: 'error',
      from: { path: '^src/(lib|i18n|components)/' },
      to: {
        path: '^(payload\\.config|collections/|globals/|migrations/|src/(app|features|mail|cms|admin|delivery|dev)/)',
      },
    },
    {
      name: 'mail-is-a-foundation',
      severity: 'error',
      comment: 'It is given the CMS to write to, and says what it is told to.',
      from: { path: '^src/mail/', pathNot: testFile },
      to: { path: ours, pathNot: '^src/(mail|i18n|lib)/|^src/payload-types\\.ts$' },
    },
    {
      name: 'judging-texts-is-pure',
      severity: 'error',
      comment: 'Checks, formats and rich text know neither Payload nor a database.',
      from: {
        path: '^src/translation/(?!desk/)',
        pathNot: testFile,
      },
      to: {
        path: `${ours}|node_modules/(payload|@payloadcms/(?!richtext-lexical)|pg)/`,
        pathNot: '^src/(translation/(?!desk/)|i18n/|lib/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'drawing-knows-no-content',
      severity: 'error',
      comment: 'A share image is drawn from what its address says, without a database.',
      from: { path: '^src/share-images/', pathNot: testFile },
      to: {
        path: ours,
        pathNot:
          '^src/(share-images|components|i18n|lib|styles)/|^src/features/projects/topics\\.ts$',
      },
    },
    {
      name: 'the-desk-is-given-the-cms',
      severity: 'error',
      from: { path: '^src/translation/desk/', pathNot: testFile },
      to: {
        path: ours,
        pathNot:
          '^src/(translation|i18n|lib|mail)/|^src/cms/(transaction|announce-change|label|[\\w-]+-lock)\\.ts$|^src/payload-types\\.ts$',
      },
    },
    {
      name: 'the-newsroom-is-given-the-cms',
      severity: 'error',
      comment: 'What editors do, for routes, views and workers to call.',
      from: { path: '^src/workplace/', pathNot: testFile },
      to: {
        path: ours,
        pathNot:
          '^src/(workplace|translation|i18n|lib|mail|auth)/|^src/cms/(?!client\\.ts)|^src/payload-types\\.ts$',
      },
    },
    {
      name: 'auth-screens-are-told',
      severity: 'error',
      comment: 'They run in the browser; of the server side they share the form of an address.',
      from: { path: '^src/auth/(client|components)/', pathNot: testFile },
      to: {
        path: ours,
        pathNot: '^src/(auth/(client/|components/|email-rules\\.ts$)|i18n/|components/)',
      },
    },
    {
      name: 'auth-is-a-leaf',
      severity: 'error',
      comment: 'It is told where its mails go and what a new member needs (src/app composes them).',
      from: { path: '^src/auth/(?!client/|components/)', pathNot: testFile },
      to: {
        path: ours,
        pathNot:
          '^src/(auth/(?!client/|components/)|i18n/(locales|paths|language-cookie)\\.ts$|lib/)',
      },
    },
    {
      name: 'primitives-know-no-content',
      severity: 'error',
      comment:
        'Texts and addresses arrive as props; of Payload only the rich text format is known.',
      from: { path: '^src/components/' },
      to: {
        path: '^src/(payload-types|i18n/(catalogue|messages|translator|paths))|node_modules/(payload|@payloadcms/(?!richtext-lexical))',
      },
    },
    {
      name: 'front-server-stands-alone',
      severity: 'error',
      comment: 'It must start, answer and explain itself while everything behind it is down.',
      from: { path: '^src/delivery/', pathNot: testFile },
      to: { path: ours, pathNot: '^src/((delivery|lib|i18n|styles)/|cms/change-channel\\.ts$)' },
    },
    {
      name: 'nobody-imports-the-front-server',
      severity: 'error',
      from: { pathNot: '^(src/delivery|scripts|tests)/' },
      to: { path: '^src/delivery/' },
    },
    {
      name: 'admin-components-are-referred-to-by-path',
      severity: 'error',
      from: { pathNot: '^(src/admin/|src/app/(\\(payload\\)/|global-error\\.tsx$)|tests/)' },
      to: { path: '^src/admin/' },
    },
    {
      name: 'app-is-the-top',
      severity: 'error',
      from: { pathNot: '^(src/app|tests)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'local-stack-stays-out-of-the-app',
      severity: 'error',
      from: { pathNot: '^((src/dev|scripts|tests)/|(vitest|playwright)\\.config\\.ts$)' },
      to: { path: '^src/dev/' },
    },
    {
      name: 'local-stack-knows-no-product',
      severity: 'error',
      from: { path: '^src/dev/' },
      to: { path: ours, pathNot: '^src/(dev|lib)/' },
    },
    {
      name: 'client-leaves-import-no-server-code',
      severity: 'error',
      from: { path: '\\.client\\.tsx?$' },
      to: {
        path: '^(src/(cms|delivery)/|src/lib/env|src/features/[^/]+/(queries|commands|mapping))|node_modules/(pg|sharp|server-only)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: `^tests/|${testFile}` },
      to: { path: `^tests/|${testFile}` },
    },
    {
      name: 'product-runs-on-dependencies',
      severity: 'error',
      comment: 'A production install leaves devDependencies out; Next brings its own server-only.',
      from: {
        path: '^(payload\\.config\\.ts$|collections/|globals/|migrations/|src/)',
        pathNot: `^src/dev/|${testFile}`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/server-only/',
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.local)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
