import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ContactMessages } from './collections/contact-messages'
import { ContentMigrations } from './collections/content-migrations'
import { Editors } from './collections/editors'
import { GlossaryTerms } from './collections/glossary-terms'
import { LegalDocuments } from './collections/legal-documents'
import { Media } from './collections/media'
import { Messages } from './collections/messages'
import { OutgoingMails } from './collections/outgoing-mails'
import { Projects } from './collections/projects'
import { Redirects } from './collections/redirects'
import { TimelineEntries } from './collections/timeline-entries'
import { TranslationChanges } from './collections/translation-changes'
import { TranslationComments } from './collections/translation-comments'
import { TranslationUnits } from './collections/translation-units'
import { UserProfiles } from './collections/user-profiles'
import { About } from './globals/about'
import { Become } from './globals/become'
import { Community } from './globals/community'
import { Contact } from './globals/contact'
import { Footer } from './globals/footer'
import { Home } from './globals/home'
import { LegalPages } from './globals/legal-pages'
import { Navigation } from './globals/navigation'
import { ProjectsPage } from './globals/projects-page'
import { Site } from './globals/site'
import { TranslationSettings } from './globals/translation-settings'
import { migrations } from './migrations'
import { keepAdminTexts } from './src/cms/admin-texts/keep-admin-texts'
import { roAdminTexts } from './src/cms/admin-texts/ro'
import { ruAdminTexts } from './src/cms/admin-texts/ru'
import { editor } from './src/cms/editor'
import { guardTranslations } from './src/cms/guard-translations'
import { wholeErrorAnswer } from './src/cms/hooks/whole-error-answer'
import { collectionOnTheDesk, globalOnTheDesk } from './src/cms/on-the-desk'
import { getEnv } from './src/lib/env'
import { defaultLocale, localeNames, locales } from './src/i18n/locales'
import { outboxEmail } from './src/mail/payload-adapter'

const root = path.dirname(fileURLToPath(import.meta.url))
const env = getEnv()

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 1,
  experimental: { localizeStatus: true },
  collections: [
    Projects,
    TimelineEntries,
    LegalDocuments,
    Media,
    Messages,
    GlossaryTerms,
    TranslationUnits,
    TranslationChanges,
    TranslationComments,
    ContactMessages,
    UserProfiles,
    OutgoingMails,
    Redirects,
    Editors,
    ContentMigrations,
  ].map(collectionOnTheDesk),
  globals: [
    Home,
    About,
    Become,
    Community,
    Contact,
    ProjectsPage,
    LegalPages,
    Navigation,
    Footer,
    Site,
    TranslationSettings,
  ].map(globalOnTheDesk),
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code].name })),
    defaultLocale,
    // A fallback value that an editor saves back would turn into a false translation.
    fallback: false,
    // One language at a time: the publish button would take the drafts of all of them along.
    defaultLocalePublishOption: 'active',
  },
  i18n: {
    supportedLanguages: { ro, en, ru },
    fallbackLanguage: 'ro',
    translations: { ro: roAdminTexts, ru: ruAdminTexts },
  },
  hooks: { afterError: [wholeErrorAnswer] },
  editor: editor(),
  email: outboxEmail(),
  sharp,
  admin: {
    user: 'editors',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    components: {
      providers: ['/admin/reload-after-login.client#ReloadAfterLogin'],
      afterNavLinks: ['/admin/translations/nav-link.client#TranslationsNavLink'],
      beforeDashboard: ['/admin/translations/dashboard-widget#TranslationWork'],
      views: {
        translations: {
          Component: '/admin/translations/desk-view#DeskView',
          path: '/translations',
        },
      },
    },
    importMap: { baseDir: path.resolve(root, 'src') },
    meta: { titleSuffix: ' · Pasiuni', defaultOGImageType: 'off' },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: '360 px', width: 360, height: 740 },
        { name: 'tablet', label: '768 px', width: 768, height: 1024 },
        { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
      ],
    },
  },
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts') },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      // The adapter keeps one client checked out for itself (docs/adr/0003).
      max: env.DATABASE_POOL_MAX,
      connectionTimeoutMillis: 2000,
      statement_timeout: 10_000,
    },
    push: false,
    migrationDir: path.resolve(root, 'migrations'),
    // A container has no command line: there the server brings its database up to date itself.
    ...(env.MIGRATE_ON_START ? { prodMigrations: migrations } : {}),
  }),
})
  .then(keepAdminTexts)
  .then(guardTranslations)
