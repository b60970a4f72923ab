import { deepMergeSimple, type SanitizedConfig } from 'payload'
import { enAdminTexts } from './en'
import { roAdminTexts } from './ro'
import { ruAdminTexts } from './ru'

/**
 * Puts the overrides of the rich text editor's strings in force on a finished config: while a
 * config is built, every Lexical editor writes its own strings over `i18n.translations`.
 */
export function overrideAdminTexts(config: SanitizedConfig): SanitizedConfig {
  config.i18n.translations = deepMergeSimple(config.i18n.translations, {
    en: enAdminTexts,
    ro: roAdminTexts,
    ru: ruAdminTexts,
  })
  return config
}
