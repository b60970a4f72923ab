import { Presence as Presence_bb37e3b48225b52a144c3b28fb70c19d } from '../../../features/editing/admin/presence.client'
import { RightsNotice as RightsNotice_f0c8f9f2a5045b976fbcae88c89f5c12 } from '../../../features/publishing/admin/rights/rights-notice'
import { NewHeading as NewHeading_34853e082c6c4d4a97ed2bd51e48f888 } from '../../../components/panel/new-heading.client'
import { FieldHint as FieldHint_08f4d0d8a1132b8fd7aec923a3f404d7 } from '../../../features/translation/admin/hints/field-hint.client'
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
import { IconField as IconField_aa1ca27e63e14f21c33fa1865f71c8e8 } from '../../../components/panel/icon-field.client'
import { DocumentBadges as DocumentBadges_04bc3c8cab3f636408c001b879696c0c } from '../../../features/translation/admin/document-badges'
import { MomentCell as MomentCell_40e2cc4729f54e04e61a7d24cf195762 } from '../../../components/panel/list/moment-cell'
import { PublishingControl as PublishingControl_376fe6963966401f766ff0b5c5770aa4 } from '../../../features/publishing/admin/publishing-control'
import { EditBase as EditBase_028b810290dc5b35fe32c2dd173aae6a } from '../../../features/editing/admin/edit-base.client'
import { PublishButton as PublishButton_6291ff9a1b025ee91168f84a49a911cb } from '../../../features/publishing/admin/publish-button'
import { UnpublishButton as UnpublishButton_d2fa4c1cc70d41c18bd41cd920aab0fe } from '../../../features/publishing/admin/unpublish-button'
import { DocumentTranslations as DocumentTranslations_e17470202e0eaf6fa4ad0f06654c40f2 } from '../../../features/translation/admin/document-tab'
import { TranslationsTab as TranslationsTab_087a888a29b6eb7e4356369b18ea9413 } from '../../../features/translation/admin/document-tab-link.client'
import { PictureUses as PictureUses_02c335e02f12c6c950a45ffa6deed023 } from '../../../features/media/admin/picture-uses-tab'
import { PictureUsesTab as PictureUsesTab_778e6efd8a0a7f1ab87a811b35efcc8d } from '../../../features/media/admin/picture-uses-link.client'
import { GroupCell as GroupCell_85edd49bfdb1da03220923aa313891dc } from '../../../features/messages/admin/group-field'
import { GroupField as GroupField_85edd49bfdb1da03220923aa313891dc } from '../../../features/messages/admin/group-field'
import { EditorAccount as EditorAccount_1691c96fd507f9bc7801be9b042f5708 } from '../../../features/editors/admin/editor-account'
import { RecordCell as RecordCell_0537172cb501e0a498999e788b46a1d2 } from '../../../features/publishing/admin/record-cell'
import { ProblemCell as ProblemCell_0fb567534d9be323de43d5209a473bd8 } from '../../../features/publishing/admin/problem'
import { ProblemField as ProblemField_0fb567534d9be323de43d5209a473bd8 } from '../../../features/publishing/admin/problem'
import { Refusal as Refusal_74f9645a12094965575613a8c771e3f8 } from '../../../features/outgoing-mails/admin/refusal'
import { AuditEntry as AuditEntry_abd7dfdd8678d9008994e7b22ded76ef } from '../../../features/audit/admin/audit-entry'
import { AuditList as AuditList_afb13afda82194a90f37c2915fc56161 } from '../../../features/audit/admin/audit-list'
import { JobRun as JobRun_ea4a02bf21240b2a700a79b590153c62 } from '../../../features/jobs/admin/job-run'
import { BrandIcon as BrandIcon_d5c33cd6ae56f1893c1d3758fa6c31f8 } from '../../../features/site/admin/brand'
import { BrandLogo as BrandLogo_d5c33cd6ae56f1893c1d3758fa6c31f8 } from '../../../features/site/admin/brand'
import { NavLink as NavLink_99846b9213dcf1ef51fbfb4c7b2b4ce8 } from '../../../components/panel/nav-link.client'
import { TranslateLibraries as TranslateLibraries_0c51078ab88f0fdeac2e25a4329f9db8 } from '../../../components/panel/translate-libraries.client'
import { ReloadAfterLogin as ReloadAfterLogin_26a2e4d7028fd23f68ee397a0e8c6919 } from '../../../features/editors/admin/reload-after-login.client'
import { SessionGuard as SessionGuard_246c32ac34b41986e83cd7c8f6d423fb } from '../../../features/editors/admin/session-guard.client'
import { RightsMark as RightsMark_9c7008d4911bd5e666fda4adbd23e0b3 } from '../../../features/publishing/admin/rights/rights-mark.client'
import { DeskView as DeskView_bb1a0394a418830631a9c234070135b7 } from '../../../features/translation/admin/desk-view'
import { InboxView as InboxView_df878a729777a5c040185260ed13d14d } from '../../../features/contact-messages/admin/inbox-view'
import { MembersView as MembersView_00e10e2c53a94f8b01abfcc3824c7153 } from '../../../features/user-profiles/admin/members-view'
import { ApplicationsView as ApplicationsView_d2d8d315f6bf704789a488cf17f4bb16 } from '../../../features/contribution-applications/admin/applications-view'
import { TransferView as TransferView_34607165ff0072c9f6acab09fa51ac42 } from '../../../features/transfer/admin/transfer-view'
import { LinksView as LinksView_cefe0dc6fa2f4d5bbb58f94523cad7a2 } from '../../../features/links/admin/links-view'
import { LoginView as LoginView_bc8668663ef07fd10595c7d2e1b28c3a } from '../../../features/editors/admin/login-view'
import { InactivityPage as InactivityPage_bc8668663ef07fd10595c7d2e1b28c3a } from '../../../features/editors/admin/login-view'
import { ForgotPasswordPage as ForgotPasswordPage_f0dfcbef661c1018bb7b2f81d4b3280b } from '../../../features/editors/admin/links/forgot-password-view'
import { AccountPage as AccountPage_c7afbc896947641bd0fc3be34422c4c3 } from '../../../features/editors/admin/account-view'
import { ConfirmEmailPage as ConfirmEmailPage_c11a7241c72ffe8dfe0e8ea43194303b } from '../../../features/editors/admin/links/confirm-email-view'
import { NewPasswordPage as NewPasswordPage_d12af432ad33172be1be3cec71ca7d7f } from '../../../features/editors/admin/links/new-password-view'
import { ResetLinkPage as ResetLinkPage_749d80dffd0fadf88ed42ac431a1eb24 } from '../../../features/editors/admin/links/reset-link-view'
import { UnauthorizedPage as UnauthorizedPage_7c649fd5ea706f99e2d120ec529c82ae } from '../../../features/editors/admin/unauthorized-view'
import { DashboardView as DashboardView_70c3c935afb76d67e427b32070dd2432 } from '../../../features/dashboard/admin/dashboard-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { TranslationWork as TranslationWork_2ad78d47283059bc857ad7fa146e5054 } from '../../../features/translation/admin/dashboard-widget'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/editing/admin/presence.client#Presence": Presence_bb37e3b48225b52a144c3b28fb70c19d,
  "/features/publishing/admin/rights/rights-notice#RightsNotice": RightsNotice_f0c8f9f2a5045b976fbcae88c89f5c12,
  "/components/panel/new-heading.client#NewHeading": NewHeading_34853e082c6c4d4a97ed2bd51e48f888,
  "/features/translation/admin/hints/field-hint.client#FieldHint": FieldHint_08f4d0d8a1132b8fd7aec923a3f404d7,
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
  "/components/panel/icon-field.client#IconField": IconField_aa1ca27e63e14f21c33fa1865f71c8e8,
  "/features/translation/admin/document-badges#DocumentBadges": DocumentBadges_04bc3c8cab3f636408c001b879696c0c,
  "/components/panel/list/moment-cell#MomentCell": MomentCell_40e2cc4729f54e04e61a7d24cf195762,
  "/features/publishing/admin/publishing-control#PublishingControl": PublishingControl_376fe6963966401f766ff0b5c5770aa4,
  "/features/editing/admin/edit-base.client#EditBase": EditBase_028b810290dc5b35fe32c2dd173aae6a,
  "/features/publishing/admin/publish-button#PublishButton": PublishButton_6291ff9a1b025ee91168f84a49a911cb,
  "/features/publishing/admin/unpublish-button#UnpublishButton": UnpublishButton_d2fa4c1cc70d41c18bd41cd920aab0fe,
  "/features/translation/admin/document-tab#DocumentTranslations": DocumentTranslations_e17470202e0eaf6fa4ad0f06654c40f2,
  "/features/translation/admin/document-tab-link.client#TranslationsTab": TranslationsTab_087a888a29b6eb7e4356369b18ea9413,
  "/features/media/admin/picture-uses-tab#PictureUses": PictureUses_02c335e02f12c6c950a45ffa6deed023,
  "/features/media/admin/picture-uses-link.client#PictureUsesTab": PictureUsesTab_778e6efd8a0a7f1ab87a811b35efcc8d,
  "/features/messages/admin/group-field#GroupCell": GroupCell_85edd49bfdb1da03220923aa313891dc,
  "/features/messages/admin/group-field#GroupField": GroupField_85edd49bfdb1da03220923aa313891dc,
  "/features/editors/admin/editor-account#EditorAccount": EditorAccount_1691c96fd507f9bc7801be9b042f5708,
  "/features/publishing/admin/record-cell#RecordCell": RecordCell_0537172cb501e0a498999e788b46a1d2,
  "/features/publishing/admin/problem#ProblemCell": ProblemCell_0fb567534d9be323de43d5209a473bd8,
  "/features/publishing/admin/problem#ProblemField": ProblemField_0fb567534d9be323de43d5209a473bd8,
  "/features/outgoing-mails/admin/refusal#Refusal": Refusal_74f9645a12094965575613a8c771e3f8,
  "/features/audit/admin/audit-entry#AuditEntry": AuditEntry_abd7dfdd8678d9008994e7b22ded76ef,
  "/features/audit/admin/audit-list#AuditList": AuditList_afb13afda82194a90f37c2915fc56161,
  "/features/jobs/admin/job-run#JobRun": JobRun_ea4a02bf21240b2a700a79b590153c62,
  "/features/site/admin/brand#BrandIcon": BrandIcon_d5c33cd6ae56f1893c1d3758fa6c31f8,
  "/features/site/admin/brand#BrandLogo": BrandLogo_d5c33cd6ae56f1893c1d3758fa6c31f8,
  "/components/panel/nav-link.client#NavLink": NavLink_99846b9213dcf1ef51fbfb4c7b2b4ce8,
  "/components/panel/translate-libraries.client#TranslateLibraries": TranslateLibraries_0c51078ab88f0fdeac2e25a4329f9db8,
  "/features/editors/admin/reload-after-login.client#ReloadAfterLogin": ReloadAfterLogin_26a2e4d7028fd23f68ee397a0e8c6919,
  "/features/editors/admin/session-guard.client#SessionGuard": SessionGuard_246c32ac34b41986e83cd7c8f6d423fb,
  "/features/publishing/admin/rights/rights-mark.client#RightsMark": RightsMark_9c7008d4911bd5e666fda4adbd23e0b3,
  "/features/translation/admin/desk-view#DeskView": DeskView_bb1a0394a418830631a9c234070135b7,
  "/features/contact-messages/admin/inbox-view#InboxView": InboxView_df878a729777a5c040185260ed13d14d,
  "/features/user-profiles/admin/members-view#MembersView": MembersView_00e10e2c53a94f8b01abfcc3824c7153,
  "/features/contribution-applications/admin/applications-view#ApplicationsView": ApplicationsView_d2d8d315f6bf704789a488cf17f4bb16,
  "/features/transfer/admin/transfer-view#TransferView": TransferView_34607165ff0072c9f6acab09fa51ac42,
  "/features/links/admin/links-view#LinksView": LinksView_cefe0dc6fa2f4d5bbb58f94523cad7a2,
  "/features/editors/admin/login-view#LoginView": LoginView_bc8668663ef07fd10595c7d2e1b28c3a,
  "/features/editors/admin/login-view#InactivityPage": InactivityPage_bc8668663ef07fd10595c7d2e1b28c3a,
  "/features/editors/admin/links/forgot-password-view#ForgotPasswordPage": ForgotPasswordPage_f0dfcbef661c1018bb7b2f81d4b3280b,
  "/features/editors/admin/account-view#AccountPage": AccountPage_c7afbc896947641bd0fc3be34422c4c3,
  "/features/editors/admin/links/confirm-email-view#ConfirmEmailPage": ConfirmEmailPage_c11a7241c72ffe8dfe0e8ea43194303b,
  "/features/editors/admin/links/new-password-view#NewPasswordPage": NewPasswordPage_d12af432ad33172be1be3cec71ca7d7f,
  "/features/editors/admin/links/reset-link-view#ResetLinkPage": ResetLinkPage_749d80dffd0fadf88ed42ac431a1eb24,
  "/features/editors/admin/unauthorized-view#UnauthorizedPage": UnauthorizedPage_7c649fd5ea706f99e2d120ec529c82ae,
  "/features/dashboard/admin/dashboard-view#DashboardView": DashboardView_70c3c935afb76d67e427b32070dd2432,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/features/translation/admin/dashboard-widget#TranslationWork": TranslationWork_2ad78d47283059bc857ad7fa146e5054
}
