import path from 'node:path'
import {
  buildConfig,
  type CollectionConfig,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload'
import { AuditEntries } from '../../collections/audit-entries'
import { Editors } from '../../collections/editors'
import { GlossaryTerms } from '../../collections/glossary-terms'
import { ReviewRequests } from '../../collections/review-requests'
import { ScheduledChanges } from '../../collections/scheduled-changes'
import { TranslationChanges } from '../../collections/translation-changes'
import { TranslationComments } from '../../collections/translation-comments'
import { TranslationUnits } from '../../collections/translation-units'
import { TranslationSettings } from '../../globals/translation-settings'
import { isAdmin } from '../../src/cms/access/is-admin'
import { publicContent } from '../../src/cms/access/public-content'
import { databaseAdapter } from '../../src/cms/database-adapter'
import { editor } from '../../src/cms/editor'
import { localizedRichText } from '../../src/cms/fields/localized-rich-text'
import { localizedText, localizedTextarea } from '../../src/cms/fields/localized-text'
import { answerAppError } from '../../src/cms/hooks/answer-app-error'
import { label } from '../../src/cms/label'
import { draftsPerLanguage, draftsPerLanguageGlobal } from '../../src/cms/versions'
import { audit } from '../../src/features/audit/plugin'
import { editing, serializeSaves } from '../../src/features/editing/plugin'
import { guardContent } from '../../src/features/publishing/guard-content'
import { publishing } from '../../src/features/publishing/plugin'
import { translation } from '../../src/features/translation/plugin'
import { defaultLocale, locales } from '../../src/i18n/locales'

function called(name: string) {
  return label({ ro: name, en: name, ru: name })
}

const Recipes: CollectionConfig = {
  slug: 'recipes',
  access: publicContent,
  admin: { useAsTitle: 'title' },
  versions: draftsPerLanguage,
  fields: [
    localizedText({ name: 'title', label: called('Title'), required: true, maxLength: 80 }),
    localizedTextarea({ name: 'method', label: called('Method'), required: true }),
    {
      name: 'serving',
      type: 'group',
      fields: [localizedText({ name: 'hint', label: called('Hint') })],
    },
    { name: 'name', type: 'text' },
  ],
}

const Shops: CollectionConfig = {
  slug: 'shops',
  access: publicContent,
  admin: { useAsTitle: 'name' },
  versions: draftsPerLanguage,
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'shelves',
      type: 'array',
      fields: [localizedText({ name: 'sign', label: called('Sign') })],
    },
  ],
}

const Songs: CollectionConfig = {
  slug: 'songs',
  access: publicContent,
  versions: draftsPerLanguage,
  fields: [localizedRichText({ name: 'lyrics', label: called('Lyrics') })],
}

/** Messages by another name than the site's. */
const Phrases: CollectionConfig = {
  slug: 'phrases',
  access: { ...publicContent, create: isAdmin },
  admin: { useAsTitle: 'key' },
  versions: { drafts: { localizeStatus: true } },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'text', type: 'textarea', localized: true },
    { name: 'namespace', type: 'text', required: true },
    { name: 'arguments', type: 'text', hasMany: true },
  ],
}

/** Collections that are not about the site, nor about translation. */
const Guests: CollectionConfig = {
  slug: 'guests',
  access: publicContent,
  fields: [{ name: 'nickname', type: 'text' }],
}

const Menu: GlobalConfig = {
  slug: 'menu',
  access: { update: isAdmin },
  versions: draftsPerLanguageGlobal,
  fields: [localizedText({ name: 'heading', label: called('Heading') })],
}

const Settings: GlobalConfig = {
  ...TranslationSettings,
  fields: [
    { name: 'gatedContainers', type: 'select', hasMany: true, options: ['recipes', 'globals'] },
  ],
}

/** A site that has nothing of ours but the features, with content that they have never heard of. */
export async function foreignConfig(options: {
  databaseUrl: string
  folder: string
}): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: 'a-secret-of-the-foreign-site',
    serverURL: 'http://localhost:3000',
    telemetry: false,
    graphQL: { disable: true },
    experimental: { localizeStatus: true },
    collections: [
      ...[Recipes, Shops, Songs, Phrases, Guests],
      ...[Editors, TranslationUnits, TranslationChanges, TranslationComments, GlossaryTerms],
      ...[ScheduledChanges, ReviewRequests, AuditEntries],
    ],
    globals: [Menu, Settings],
    // The one place that answers what hooks refuse; the house has it, whatever its rooms.
    hooks: { afterError: [answerAppError] },
    plugins: [
      audit({
        collections: ['recipes', 'shops', 'songs', 'phrases', 'guests'],
        numbered: {
          guests: { view: '/admin/guests', words: ({ document }) => `No. ${document}` },
        },
      }),
      translation({
        pages: {
          findPath: ({ container, document }) =>
            Promise.resolve(container === 'recipes' ? `/cook/${document}` : null),
          containersOn: (page) => (page.startsWith('/cook/') ? ['recipes'] : []),
        },
        messages: {
          collection: 'phrases',
          groupTitle: ({ group }) => `Group ${group}`,
          getDescription: ({ key }) => `Said at ${key}`,
        },
      }),
      publishing(),
      editing(),
    ],
    localization: { locales: [...locales], defaultLocale, fallback: false },
    editor: editor(),
    admin: { user: 'editors' },
    typescript: { autoGenerate: false, outputFile: path.join(options.folder, 'types.ts') },
    db: databaseAdapter({ pool: { connectionString: options.databaseUrl }, push: true }),
  })
  return serializeSaves(guardContent(config))
}
