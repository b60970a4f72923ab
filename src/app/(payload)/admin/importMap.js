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
import { IconField as IconField_1668b657efa93b9651ef2cad5824ffa0 } from '@/components/panel/icon-field.client'
import { DocumentBadges as DocumentBadges_840896effe135bf1e6ce9706ac3af466 } from '@/features/translation/admin/document-badges'
import { PublishingControl as PublishingControl_ce771bcf5a516bc03449b72a70e61ff6 } from '@/features/publishing/admin/publishing-control'
import { EditBase as EditBase_94c75db76fd2e78deff2ee104afbc318 } from '@/features/editing/admin/edit-base.client'
import { PublishButton as PublishButton_8537837f933071de75a6f939e1e300c3 } from '@/features/publishing/admin/publish-button'
import { UnpublishButton as UnpublishButton_1490477efc712e6e28d27cca57b8407d } from '@/features/publishing/admin/unpublish-button'
import { DocumentTranslations as DocumentTranslations_d75e1ad82db9592cdbadd6a2ad561617 } from '@/features/translation/admin/document-tab'
import { TranslationsTab as TranslationsTab_3a4aad74922623146956c39a460e10a9 } from '@/features/translation/admin/document-tab-link.client'
import { PictureUses as PictureUses_d27ad9a665d6f93661abcc6572bf45ff } from '@/features/media/admin/picture-uses-tab'
import { PictureUsesTab as PictureUsesTab_76804cf89777360bcd76bec7f787dc83 } from '@/features/media/admin/picture-uses-link.client'
import { OtherEditor as OtherEditor_66b91830e41df0b10171f73922273cda } from '@/features/editors/admin/other-editor'
import { RecordCell as RecordCell_d3d383307ee323fc3e15aa200b36b432 } from '@/features/publishing/admin/record-cell'
import { MomentCell as MomentCell_74df20e4427b3cfe85d77ff72359e957 } from '@/features/publishing/admin/moment-cell'
import { ProblemCell as ProblemCell_b9f6c854b82134fd7582c2340ec51a10 } from '@/features/publishing/admin/problem'
import { ProblemField as ProblemField_b9f6c854b82134fd7582c2340ec51a10 } from '@/features/publishing/admin/problem'
import { AuditEntry as AuditEntry_dd94c5d322c284396a1de1a8ecdee29c } from '@/features/audit/admin/audit-entry'
import { AuditList as AuditList_c9cb41462e2632c7394169f1123babba } from '@/features/audit/admin/audit-list'
import { BrandIcon as BrandIcon_b3e8143be63e21b1185320703654ba6b } from '@/features/site/admin/brand'
import { BrandLogo as BrandLogo_b3e8143be63e21b1185320703654ba6b } from '@/features/site/admin/brand'
import { TranslationsNavLink as TranslationsNavLink_4e7b8ab52323ce7d652e31c651bf75e0 } from '@/features/translation/admin/nav-link.client'
import { InboxNavLink as InboxNavLink_4aa72b058696c347dcade13100b62b10 } from '@/features/contact-messages/admin/nav-link.client'
import { MembersNavLink as MembersNavLink_ccb8f500a01d108f3ed19e7cfdf266b5 } from '@/features/user-profiles/admin/nav-link.client'
import { ApplicationsNavLink as ApplicationsNavLink_56833c814427b804fe6d40823a004e4a } from '@/features/contribution-applications/admin/nav-link.client'
import { TransferNavLink as TransferNavLink_47eeb772c659326e2855e274af67d908 } from '@/features/transfer/admin/nav-link.client'
import { LinksNavLink as LinksNavLink_a29c846d29f0629fc854114a52681ac5 } from '@/features/links/admin/nav-link.client'
import { ReloadAfterLogin as ReloadAfterLogin_d46b1d9e3fd06f1deb559d2833086679 } from '@/features/editors/admin/reload-after-login.client'
import { SessionGuard as SessionGuard_80914b02536be5e8aa97f32a4c911b7c } from '@/features/editors/admin/session-guard.client'
import { TranslateLibraries as TranslateLibraries_1288faa132f914b120548a13e9da73c7 } from '@/cms/admin-texts/translate-libraries.client'
import { ApplicationsView as ApplicationsView_9bd0f789710b2c39795eaa7211466bc0 } from '@/features/contribution-applications/admin/applications-view'
import { LoginView as LoginView_5154c48106262416dd0fa3be64627d90 } from '@/features/editors/admin/login-view'
import { AccountPage as AccountPage_256a42e1987dd273de23c45ef519c1a8 } from '@/features/editors/admin/account-view'
import { InboxView as InboxView_92d56a7faf6a23d3aac9c07c11dce622 } from '@/features/contact-messages/admin/inbox-view'
import { LinksView as LinksView_294b92992a6973c49ece1d02c98203e5 } from '@/features/links/admin/links-view'
import { MembersView as MembersView_46385245e78013a7a037af40229ce46b } from '@/features/user-profiles/admin/members-view'
import { TransferView as TransferView_f8fc0f9c9f2f4d87069fd9c05dcc87d9 } from '@/features/transfer/admin/transfer-view'
import { DashboardView as DashboardView_6e6c2a7e01dcd0d559956d589b12d303 } from '@/features/dashboard/admin/dashboard-view'
import { UnauthorizedPage as UnauthorizedPage_e99ac409bcb0d6dbc53fbf405044f4c2 } from '@/features/editors/admin/unauthorized-view'
import { DeskView as DeskView_cbae258aa287f8b8e2f300d5046a3cb1 } from '@/features/translation/admin/desk-view'
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
  "/components/panel/icon-field.client#IconField": IconField_1668b657efa93b9651ef2cad5824ffa0,
  "/features/translation/admin/document-badges#DocumentBadges": DocumentBadges_840896effe135bf1e6ce9706ac3af466,
  "/features/publishing/admin/publishing-control#PublishingControl": PublishingControl_ce771bcf5a516bc03449b72a70e61ff6,
  "/features/editing/admin/edit-base.client#EditBase": EditBase_94c75db76fd2e78deff2ee104afbc318,
  "/features/publishing/admin/publish-button#PublishButton": PublishButton_8537837f933071de75a6f939e1e300c3,
  "/features/publishing/admin/unpublish-button#UnpublishButton": UnpublishButton_1490477efc712e6e28d27cca57b8407d,
  "/features/translation/admin/document-tab#DocumentTranslations": DocumentTranslations_d75e1ad82db9592cdbadd6a2ad561617,
  "/features/translation/admin/document-tab-link.client#TranslationsTab": TranslationsTab_3a4aad74922623146956c39a460e10a9,
  "/features/media/admin/picture-uses-tab#PictureUses": PictureUses_d27ad9a665d6f93661abcc6572bf45ff,
  "/features/media/admin/picture-uses-link.client#PictureUsesTab": PictureUsesTab_76804cf89777360bcd76bec7f787dc83,
  "/features/editors/admin/other-editor#OtherEditor": OtherEditor_66b91830e41df0b10171f73922273cda,
  "/features/publishing/admin/record-cell#RecordCell": RecordCell_d3d383307ee323fc3e15aa200b36b432,
  "/features/publishing/admin/moment-cell#MomentCell": MomentCell_74df20e4427b3cfe85d77ff72359e957,
  "/features/publishing/admin/problem#ProblemCell": ProblemCell_b9f6c854b82134fd7582c2340ec51a10,
  "/features/publishing/admin/problem#ProblemField": ProblemField_b9f6c854b82134fd7582c2340ec51a10,
  "/features/audit/admin/audit-entry#AuditEntry": AuditEntry_dd94c5d322c284396a1de1a8ecdee29c,
  "/features/audit/admin/audit-list#AuditList": AuditList_c9cb41462e2632c7394169f1123babba,
  "/features/site/admin/brand#BrandIcon": BrandIcon_b3e8143be63e21b1185320703654ba6b,
  "/features/site/admin/brand#BrandLogo": BrandLogo_b3e8143be63e21b1185320703654ba6b,
  "/features/translation/admin/nav-link.client#TranslationsNavLink": TranslationsNavLink_4e7b8ab52323ce7d652e31c651bf75e0,
  "/features/contact-messages/admin/nav-link.client#InboxNavLink": InboxNavLink_4aa72b058696c347dcade13100b62b10,
  "/features/user-profiles/admin/nav-link.client#MembersNavLink": MembersNavLink_ccb8f500a01d108f3ed19e7cfdf266b5,
  "/features/contribution-applications/admin/nav-link.client#ApplicationsNavLink": ApplicationsNavLink_56833c814427b804fe6d40823a004e4a,
  "/features/transfer/admin/nav-link.client#TransferNavLink": TransferNavLink_47eeb772c659326e2855e274af67d908,
  "/features/links/admin/nav-link.client#LinksNavLink": LinksNavLink_a29c846d29f0629fc854114a52681ac5,
  "/features/editors/admin/reload-after-login.client#ReloadAfterLogin": ReloadAfterLogin_d46b1d9e3fd06f1deb559d2833086679,
  "/features/editors/admin/session-guard.client#SessionGuard": SessionGuard_80914b02536be5e8aa97f32a4c911b7c,
  "/cms/admin-texts/translate-libraries.client#TranslateLibraries": TranslateLibraries_1288faa132f914b120548a13e9da73c7,
  "/features/contribution-applications/admin/applications-view#ApplicationsView": ApplicationsView_9bd0f789710b2c39795eaa7211466bc0,
  "/features/editors/admin/login-view#LoginView": LoginView_5154c48106262416dd0fa3be64627d90,
  "/features/editors/admin/account-view#AccountPage": AccountPage_256a42e1987dd273de23c45ef519c1a8,
  "/features/contact-messages/admin/inbox-view#InboxView": InboxView_92d56a7faf6a23d3aac9c07c11dce622,
  "/features/links/admin/links-view#LinksView": LinksView_294b92992a6973c49ece1d02c98203e5,
  "/features/user-profiles/admin/members-view#MembersView": MembersView_46385245e78013a7a037af40229ce46b,
  "/features/transfer/admin/transfer-view#TransferView": TransferView_f8fc0f9c9f2f4d87069fd9c05dcc87d9,
  "/features/dashboard/admin/dashboard-view#DashboardView": DashboardView_6e6c2a7e01dcd0d559956d589b12d303,
  "/features/editors/admin/unauthorized-view#UnauthorizedPage": UnauthorizedPage_e99ac409bcb0d6dbc53fbf405044f4c2,
  "/features/translation/admin/desk-view#DeskView": DeskView_cbae258aa287f8b8e2f300d5046a3cb1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
