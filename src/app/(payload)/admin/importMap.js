import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IconField as IconField_1668b657efa93b9651ef2cad5824ffa0 } from '../../../admin/icon-field.client'
import { DocumentBadges as DocumentBadges_840896effe135bf1e6ce9706ac3af466 } from '../../../admin/translations/document-badges'
import { PublishAnyway as PublishAnyway_be3ad56e371e7aa70f64560e2b877aee } from '../../../admin/translations/publish-anyway'
import { DocumentTranslations as DocumentTranslations_d75e1ad82db9592cdbadd6a2ad561617 } from '../../../admin/translations/document-tab'
import { TranslationsTab as TranslationsTab_3a4aad74922623146956c39a460e10a9 } from '../../../admin/translations/document-tab-link.client'
import { TranslationsNavLink as TranslationsNavLink_4e7b8ab52323ce7d652e31c651bf75e0 } from '../../../admin/translations/nav-link.client'
import { TranslationWork as TranslationWork_706dca41e3f93909c3e499e101d47c53 } from '../../../admin/translations/dashboard-widget'
import { ReloadAfterLogin as ReloadAfterLogin_d46b1d9e3fd06f1deb559d2833086679 } from '../../../admin/reload-after-login.client'
import { DeskView as DeskView_cbae258aa287f8b8e2f300d5046a3cb1 } from '../../../admin/translations/desk-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/icon-field.client#IconField": IconField_1668b657efa93b9651ef2cad5824ffa0,
  "/admin/translations/document-badges#DocumentBadges": DocumentBadges_840896effe135bf1e6ce9706ac3af466,
  "/admin/translations/publish-anyway#PublishAnyway": PublishAnyway_be3ad56e371e7aa70f64560e2b877aee,
  "/admin/translations/document-tab#DocumentTranslations": DocumentTranslations_d75e1ad82db9592cdbadd6a2ad561617,
  "/admin/translations/document-tab-link.client#TranslationsTab": TranslationsTab_3a4aad74922623146956c39a460e10a9,
  "/admin/translations/nav-link.client#TranslationsNavLink": TranslationsNavLink_4e7b8ab52323ce7d652e31c651bf75e0,
  "/admin/translations/dashboard-widget#TranslationWork": TranslationWork_706dca41e3f93909c3e499e101d47c53,
  "/admin/reload-after-login.client#ReloadAfterLogin": ReloadAfterLogin_d46b1d9e3fd06f1deb559d2833086679,
  "/admin/translations/desk-view#DeskView": DeskView_cbae258aa287f8b8e2f300d5046a3cb1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
