// Who may import whom: downward only (docs/adr/0001 names the index of decisions, CONTRIBUTING.md
// the layers). A whitelist rule looks at our own modules only; packages are checked by knip.
const ours = '^(src|collections|globals|migrations|scripts|tests)/|^payload\\.config\\.ts$'
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
      to: { couldNotResolve: true, pathNot: '\\.css\\?text$|\\?script$' },
    },
    {
      name: 'one-door-to-payload',
      severity: 'error',
      comment: 'Only src/cms/client.ts and the generated admin routes load the configuration.',
      from: { pathNot: '^(src/cms/client\\.ts$|src/app/\\(payload\\)/|tests/|scripts/)' },
      to: { path: '^payload\\.config\\.ts$' },
    },
    {
      name: 'app-features-foundations',
      severity: 'error',
      comment: 'Nothing below imports upward: foundations know no feature, features no page.',
      from: { path: '^src/', pathNot: `^src/(app|features|startup|instrumentation)|${testFile}` },
      to: { path: '^(collections/|globals/|src/(app|features|startup)/)' },
    },
    {
      name: 'app-is-the-top',
      severity: 'error',
      from: { pathNot: '^(src/app|tests)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'collections-know-no-feature',
      severity: 'error',
      comment: 'Fields, labels and access; what a feature adds to them its plugin adds.',
      from: { path: '^(collections|globals)/' },
      to: { path: '^src/(features|startup|auth|mail|front)/' },
    },
    {
      name: 'one-clock-in-the-panel',
      severity: 'error',
      comment: 'Editors read moments by the clock of Chișinău (src/components/panel/moment.ts).',
      from: { path: '^src/(features/[^/]+/admin|components/panel)/' },
      to: { path: '^src/i18n/local-time\\.ts$' },
    },
    {
      name: 'features-show-their-core',
      severity: 'error',
      comment: 'Views, components, hooks and endpoints of a feature are its own.',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/((components|admin|hooks|endpoints)/|endpoints\\.ts$)',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(schema|rules|types)\\.ts$' },
      to: {
        pathNot:
          '^(src/features/[^/]+/(schema|rules|types)\\.ts$|src/payload-types\\.ts$|src/i18n/(locales|text)\\.ts$|src/lib/(?!env))|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'checks-are-pure',
      severity: 'error',
      comment: 'Checks, formats and rich text know no view, and neither Payload nor a database.',
      from: {
        path: '^src/(rich-text|features/translation/(checks|cut-off|icu|interchange))/',
        pathNot: testFile,
      },
      to: {
        path: '^src/(cms|auth|mail|features/[^/]+/admin)/|node_modules/(payload|@payloadcms/(?!richtext-lexical)|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'components-know-no-content',
      severity: 'error',
      comment:
        'Texts and addresses arrive as props; of Payload only the rich text format is known.',
      from: { path: '^src/components/(?!panel/)' },
      to: {
        path: '^src/(payload-types|cms/|i18n/(catalogue|messages|translator|paths))|node_modules/(payload|@payloadcms/(?!richtext-lexical))',
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
      name: 'front-server-stands-alone',
      severity: 'error',
      comment: 'It must start, answer and explain itself while everything behind it is down.',
      from: { path: '^src/front/', pathNot: testFile },
      to: {
        path: ours,
        pathNot: '^src/((front|lib|i18n|styles)/|cms/changes/change-channel\\.ts$)',
      },
    },
    {
      name: 'nobody-imports-the-front-server',
      severity: 'error',
      from: { pathNot: '^(src/front|scripts|tests)/' },
      to: { path: '^src/front/' },
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
        path: '^(src/(cms/(?!access/rights\\.ts$)|front/)|src/lib/env|src/features/[^/]+/(queries|commands|mapping))|node_modules/(pg|sharp|server-only)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      comment: 'The suite of faults is a test that runs by itself: npm run faults.',
      from: { pathNot: `^(tests/|scripts/faults/)|${testFile}` },
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
