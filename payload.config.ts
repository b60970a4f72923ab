import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import { AuditEntries } from './collections/audit-entries'
import { ContactMessages } from './collections/contact-messages'
import { ContactNotes } from './collections/contact-notes'
import { ContentMigrations } from './collections/content-migrations'
import { ContributionApplications } from './collections/contribution-applications'
import { Editors } from './collections/editors'
import { GlossaryTerms } from './collections/glossary-terms'
import { Jobs } from './collections/jobs'
import { LegalDocuments } from './collections/legal-documents'
import { Media } from './collections/media'
import { Messages } from './collections/messages'
import { MissingPages } from './collections/missing-pages'
import { OutgoingMails } from './collections/outgoing-mails'
import { PageViews } from './collections/page-views'
import { Projects } from './collections/projects'
import { Redirects } from './collections/redirects'
import { ReleaseNotices } from './collections/release-notices'
import { ReplyTemplates } from './collections/reply-templates'
import { ReviewRequests } from './collections/review-requests'
import { ScheduledChanges } from './collections/scheduled-changes'
import { TimelineEntries } from './collections/timeline-entries'
import { TranslationChanges } from './collections/translation-changes'
import { TranslationComments } from './collections/translation-comments'
import { TranslationUnits } from './collections/translation-units'
import { UserProfiles } from './collections/user-profiles'
import { VisitorDays } from './collections/visitor-days'
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
import { overrideAdminTexts } from './src/cms/admin-texts/override-admin-texts'
import { makeLabelsByRequest } from './src/cms/admin-texts/labels-by-request'
import { enAdminTexts } from './src/cms/admin-texts/en'
import { roAdminTexts } from './src/cms/admin-texts/ro'
import { ruAdminTexts } from './src/cms/admin-texts/ru'
import { databaseAdapter } from './src/cms/database-adapter'
import { editor } from './src/cms/editor'
import { guardQueries } from './src/cms/rest/guard-queries'
import { changeManyOneByOne } from './src/features/publishing/change-many'
import { guardContent } from './src/features/publishing/guard-content'
import { noteAuthFailures } from './src/cms/access/recognising'
import { answerAppError } from './src/cms/hooks/answer-app-error'
import { answerOutage } from './src/cms/hooks/answer-outage'
import { refuseWrongValues } from './src/cms/hooks/refuse-wrong-values'
import { wholeErrorAnswer } from './src/cms/hooks/whole-error-answer'
import { showApiToAdministrators } from './src/cms/panel/api-tab'
import { showMomentsInChisinau } from './src/cms/panel/moment-cells'
import { closeTechnicalFields } from './src/cms/panel/technical-fields'
import { audit } from './src/features/audit/plugin'
import { contactMessages } from './src/features/contact-messages/plugin'
import { contributionApplications } from './src/features/contribution-applications/plugin'
import { dashboard } from './src/features/dashboard/plugin'
import { editing, serializeSaves } from './src/features/editing/plugin'
import { editors } from './src/features/editors/plugin'
import { jobs } from './src/features/jobs/plugin'
import { legal } from './src/features/legal/plugin'
import { links } from './src/features/links/plugin'
import { media } from './src/features/media/plugin'
import { messageGroupTitle } from './src/features/messages/message-groups'
import { messageErrors } from './src/features/messages/message-problems'
import { messages } from './src/features/messages/plugin'
import { outgoingMails } from './src/features/outgoing-mails/plugin'
import { publishing } from './src/features/publishing/plugin'
import { trash } from './src/features/publishing/trash/plugin'
import { numberedRecords } from './src/features/site/numbered-records'
import { textPages } from './src/features/site/text-pages'
import { transfer } from './src/features/transfer/plugin'
import { translation } from './src/features/translation/plugin'
import { userProfiles } from './src/features/user-profiles/plugin'
import { getEnv } from './src/lib/env'
import { log, refusalLevels } from './src/lib/log'
import { messageDescription } from './src/i18n/message-description'
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
  // Elsewhere Payload writes for people.
  ...(env.NODE_ENV === 'production' ? { logger: log, loggingLevels: refusalLevels } : {}),
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
    ReplyTemplates,
    Redirects,
    Editors,
    TranslationUnits,
    TranslationChanges,
    TranslationComments,
    ScheduledChanges,
    ReviewRequests,
    ContactMessages,
    ContactNotes,
    UserProfiles,
    ContributionApplications,
    ReleaseNotices,
    OutgoingMails,
    PageViews,
    VisitorDays,
    MissingPages,
    AuditEntries,
    ContentMigrations,
    Jobs,
  ],
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
  ],
  // In this order hooks run, and links appear in the navigation.
  plugins: [
    media(),
    trash(),
    audit({
      collections: [
        'projects',
        'timeline-entries',
        'legal-documents',
        'media',
        'messages',
        'glossary-terms',
        'reply-templates',
        'redirects',
        'editors',
      ],
      numbered: numberedRecords,
    }),
    translation({
      pages: textPages,
      messages: {
        collection: 'messages',
        groupTitle: messageGroupTitle,
        getDescription: messageDescription,
        findErrors: messageErrors,
      },
    }),
    contactMessages(),
    userProfiles(),
    contributionApplications(),
    outgoingMails(),
    jobs(),
    transfer(),
    links(),
    legal(),
    editors(),
    messages(),
    dashboard({ parts: ['/features/translation/admin/dashboard-widget#TranslationWork'] }),
    publishing(),
    editing(),
  ],
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
    translations: { en: enAdminTexts, ro: roAdminTexts, ru: ruAdminTexts },
  },
  editor: editor(),
  email: outboxEmail(),
  hooks: { afterError: [wholeErrorAnswer, answerAppError, answerOutage, refuseWrongValues] },
  onInit: noteAuthFailures,
  admin: {
    user: 'editors',
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    components: {
      graphics: {
        Icon: '/features/site/admin/brand#BrandIcon',
        Logo: '/features/site/admin/brand#BrandLogo',
      },
      providers: ['/components/panel/translate-libraries.client#TranslateLibraries'],
    },
    importMap: { baseDir: path.resolve(root, 'src') },
    meta: {
      titleSuffix: ' · Pasiuni',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: '360 px', width: 360, height: 740 },
        { name: 'tablet', label: '768 px', width: 768, height: 1024 },
        { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
      ],
    },
  },
  // `npm run generate` writes them; a server that does so while it runs costs each edit seconds.
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
  db: databaseAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      // The adapter keeps one client checked out for itself (docs/adr/0003).
      max: env.DATABASE_POOL_MAX,
    },
    push: false,
    migrationDir: path.resolve(root, 'migrations'),
    // A container has no command line: there the server brings its database up to date itself.
    ...(env.MIGRATE_ON_START ? { prodMigrations: migrations } : {}),
  }),
})
  .then(overrideAdminTexts)
  .then(makeLabelsByRequest)
  .then(guardContent)
  .then(guardQueries)
  .then(serializeSaves)
  .then(changeManyOneByOne)
  .then(closeTechnicalFields)
  .then(showApiToAdministrators)
  .then(showMomentsInChisinau)
