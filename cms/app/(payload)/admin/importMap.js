import { LineField as LineField_c0a918294a6d8a86a52115280245ed20 } from '../../../../cms/story/LineField.tsx'
import { FieldComparison as FieldComparison_955868c4a0ecb76e41321da5fc6d3658 } from '../../../../cms/comparing/FieldComparison.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { SharedTextFeatureClient as SharedTextFeatureClient_154dce3f99450d1410cc30b968948038 } from '../../../../cms/editors/SharedTextFeature.client.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextToolsFeatureClient as TextToolsFeatureClient_e9d15a29949b22622229fd21a9141d5d } from '../../../../cms/editor/textTools/TextToolsFeature.client.tsx'
import { TextComparison as TextComparison_07a6ecd456de3028c7ff3f2b4b7aa1ef } from '../../../../cms/comparing/TextComparison.tsx'
import { NoDiff as NoDiff_f39aac1c13334523fa68a237c39a3c6b } from '../../../../cms/comparing/NoDiff.tsx'
import { AuthorsField as AuthorsField_98df33dba0ff8ada78d38c716da0218e } from '../../../../cms/pickers/form/AuthorsField.tsx'
import { NoField as NoField_c5f0c8f5d75bfe5100b54deb9790200e } from '../../../../cms/kit/NoField.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockEditorFeatureClient as BlockEditorFeatureClient_057f1e7a3dd1df332c4828f16055e84f } from '../../../../cms/editors/BlockEditorFeature.client.tsx'
import { HoursField as HoursField_9b1e99f120b448e39312f1775a0ea948 } from '../../../../cms/clock/HoursField.tsx'
import { SharedTextField as SharedTextField_0802e2285937f3fb94ace0f9d85f9bc4 } from '../../../../cms/collaboration/SharedTextField.tsx'
import { ReadinessField as ReadinessField_75d90a966d1e324663968cab21fea7a7 } from '../../../../cms/readiness/ReadinessField.tsx'
import { DateCell as DateCell_4456cb6afb996b353beb390d8cdc88c2 } from '../../../../cms/clock/DateCell.tsx'
import { DateField as DateField_92d536cfd1db9efc1ab2398b194194e8 } from '../../../../cms/clock/DateField.tsx'
import { SlugVerdict as SlugVerdict_988893850c4bd3e036165b8143fe57a4 } from '../../../../cms/addresses/SlugVerdict.tsx'
import { RedirectsHere as RedirectsHere_c4d5e58f52d81905440d26b005d04082 } from '../../../../cms/addresses/RedirectsHere.tsx'
import { KeptVersions as KeptVersions_b2de41ee4630027a28eca39d4260024c } from '../../../../cms/presence/KeptVersions.tsx'
import { StoryNumbers as StoryNumbers_098715bfe988e680353fe3780e9ad3e7 } from '../../../../cms/numbers/StoryNumbers.tsx'
import { MediaField as MediaField_ae95568833e235db3a783bab2014e5a2 } from '../../../../cms/media-library/MediaField.tsx'
import { ShowField as ShowField_315cb96800af6f82f72b8490b7e1fb2d } from '../../../../cms/pickers/form/ShowField.tsx'
import { PlatformField as PlatformField_31576512e409e754b05cf04c615bcd96 } from '../../../../cms/pickers/form/PlatformField.tsx'
import { SharedTextareaField as SharedTextareaField_0802e2285937f3fb94ace0f9d85f9bc4 } from '../../../../cms/collaboration/SharedTextField.tsx'
import { SubtitlesUpload as SubtitlesUpload_bcc37035a37a3dbbe652b8341c70a3f8 } from '../../../../cms/transcripts/SubtitlesUpload.tsx'
import { SectionsField as SectionsField_d617f8bea19121a3a09b323e3240a8ec } from '../../../../cms/pickers/form/SectionsField.tsx'
import { TagsField as TagsField_ceb83d93eff6c97fa1f432e3f0585f7a } from '../../../../cms/pickers/form/TagsField.tsx'
import { SourcesField as SourcesField_1c6909a9e7949b459b43edb0af4d056f } from '../../../../cms/pickers/form/SourcesField.tsx'
import { StoryPage as StoryPage_5e28bcd166576c597f888327c52f4a0b } from '../../../../cms/story/StoryPage.tsx'
import { ZoneNote as ZoneNote_d092d881f4fea606479122b161e314cc } from '../../../../cms/clock/ZoneNote.tsx'
import { TrashedControls as TrashedControls_c10196084f0d4f806bdf4e871946d201 } from '../../../../cms/lifecycle/TrashedControls.tsx'
import { LeftUntouched as LeftUntouched_643d28848d2161185dd1d18c65739d15 } from '../../../../cms/lifecycle/LeftUntouched.tsx'
import { StateUpdates as StateUpdates_208d7d5a9535649998ce911b3f2b0d9f } from '../../../../cms/lifecycle/StateUpdates.tsx'
import { RoomEntrance as RoomEntrance_230cae495c53d7e7f7e10927e3c9d6c4 } from '../../../../cms/story/RoomEntrance.tsx'
import { StoryTools as StoryTools_f4d9fae8ae46aa2b40b85c683132ff0a } from '../../../../cms/story/StoryTools.tsx'
import { KeepErrors as KeepErrors_019d77909303199988882218e6111912 } from '../../../../cms/refusals/KeepErrors.tsx'
import { DocumentTitle as DocumentTitle_452d6cbc47790d622de460b1a2a19243 } from '../../../../cms/brand/DocumentTitle.tsx'
import { StoryMenu as StoryMenu_23446259b6e668b0b20189d8928e6f37 } from '../../../../cms/story/StoryMenu.tsx'
import { LifecycleButtons as LifecycleButtons_a662624eb23cc2d21771a9015b7d64eb } from '../../../../cms/lifecycle/LifecycleButtons.tsx'
import { StatusLine as StatusLine_3d466d6fdfff772fe67432d13b953422 } from '../../../../cms/lifecycle/StatusLine.tsx'
import { TrashMenuItem as TrashMenuItem_2280959c64800df4ec5f992ac91fd8f7 } from '../../../../cms/lifecycle/TrashMenuItem.tsx'
import { DocumentActivity as DocumentActivity_7d6ba8d5a05b67a76df7a213946d2cf1 } from '../../../../cms/activity/activityLists.tsx'
import { ActivityTab as ActivityTab_f3798b4a21e3983f5091c8ab3567fbb6 } from '../../../../cms/activity/ActivityTab.tsx'
import { VersionList as VersionList_20d953c32ed836f7fffcd01009db47aa } from '../../../../cms/versions/VersionList.tsx'
import { ListView as ListView_f612320611581ca6db126170d9b400c9 } from '../../../../cms/posts-list/ListView.tsx'
import { FrontPage as FrontPage_aa7c340cad650c7a118b557301898f74 } from '../../../../cms/fronts/FrontPage.tsx'
import { FrontTools as FrontTools_b605166e5c9f5a0fcc2f7e3c41a9c134 } from '../../../../cms/fronts/FrontTools.tsx'
import { FrontList as FrontList_3876ac3c80076d3965cbe6ce0a32d5d6 } from '../../../../cms/fronts/FrontList.tsx'
import { UsedIn as UsedIn_e715d3424cfeccb77363d6227dd0840c } from '../../../../cms/usage/UsedIn.tsx'
import { RowMenuCell as RowMenuCell_3fd3a58510d59dee2e6bbc1a5e0c883c } from '../../../../cms/posts-list/RowMenuCell.tsx'
import { DocumentTimes as DocumentTimes_bee2c545618802cc27f73527a3b5523d } from '../../../../cms/clock/DocumentTimes.tsx'
import { MediaList as MediaList_5fc03274d209cebc85274b291a3f90ca } from '../../../../cms/media-library/list/MediaList.tsx'
import { AuthorLook as AuthorLook_66256559d908097a2fe920ed83b0fbbc } from '../../../../cms/readers-look/AuthorLook.tsx'
import { SendView as SendView_5106480ced4ee14c505319472746bc3b } from '../../../../cms/newsletters/NewsletterViews.tsx'
import { SubscribersView as SubscribersView_5106480ced4ee14c505319472746bc3b } from '../../../../cms/newsletters/NewsletterViews.tsx'
import { GrowthView as GrowthView_5106480ced4ee14c505319472746bc3b } from '../../../../cms/newsletters/NewsletterViews.tsx'
import { ReaderHistoryView as ReaderHistoryView_5106480ced4ee14c505319472746bc3b } from '../../../../cms/newsletters/NewsletterViews.tsx'
import { AllowAgain as AllowAgain_b2bbe89103be9338cd9c34672b094e39 } from '../../../../cms/newsletters/AllowAgain.tsx'
import { PromotionForReaders as PromotionForReaders_172e4d7f0defba7393970ff5aa8042b4 } from '../../../../cms/readers-look/PromotionForReaders.tsx'
import { AdvertiserTools as AdvertiserTools_6a6ab90bf86302e9e69aa93047767c1f } from '../../../../cms/advertisers/AdvertiserTools.tsx'
import { AssistantState as AssistantState_7c45c336f2d9bd941186431dad0853d4 } from '../../../../cms/assistants/AssistantState.tsx'
import { TryView as TryView_6cd9b2b1ced86ab67f76d20b66505350 } from '../../../../cms/assistants/DeskViews.tsx'
import { ConversationsView as ConversationsView_6cd9b2b1ced86ab67f76d20b66505350 } from '../../../../cms/assistants/DeskViews.tsx'
import { QuestionsView as QuestionsView_6cd9b2b1ced86ab67f76d20b66505350 } from '../../../../cms/assistants/DeskViews.tsx'
import { NumbersView as NumbersView_6cd9b2b1ced86ab67f76d20b66505350 } from '../../../../cms/assistants/DeskViews.tsx'
import { CandidateSources as CandidateSources_4e193d2d02738ae6a3abf6c3e53c50b5 } from '../../../../cms/assistants/CandidateSources.tsx'
import { FairnessView as FairnessView_6cd9b2b1ced86ab67f76d20b66505350 } from '../../../../cms/assistants/DeskViews.tsx'
import { ContentField as ContentField_7334afd21e5f55242329fcc86ff2003b } from '../../../../cms/pickers/form/ContentField.tsx'
import { RedirectCell as RedirectCell_8c68d65e1948d6a38a8d5bb9af631a51 } from '../../../../cms/addresses/RedirectCell.tsx'
import { AddressHistory as AddressHistory_5e21eeb83ef0ad6da4442398ccebcd71 } from '../../../../cms/addresses/AddressHistory.tsx'
import { RedirectTools as RedirectTools_df3895776bb1fc91b5a9d6a13f9ea2a9 } from '../../../../cms/addresses/RedirectTools.tsx'
import { AddressOwnerCell as AddressOwnerCell_77c0f4ac7e2ecb3df208ac01b0db7c56 } from '../../../../cms/addresses/AddressOwner.tsx'
import { AddressOwner as AddressOwner_77c0f4ac7e2ecb3df208ac01b0db7c56 } from '../../../../cms/addresses/AddressOwner.tsx'
import { ActAs as ActAs_6e3ad1760d25a0ea0b6c2b7e93faf708 } from '../../../../cms/impersonation/ActAs.tsx'
import { PersonAccess as PersonAccess_c1c9db59a56ea72674e28c32ed506a74 } from '../../../../cms/accounts/people/PersonAccess.tsx'
import { ResetLink as ResetLink_b82d65f28955170f42e570777d5f8dac } from '../../../../cms/accounts/passwords/ResetLink.tsx'
import { PersonFactors as PersonFactors_eb1e6a8e60fed1eee6f269732f67d80c } from '../../../../cms/accounts/factors/PersonFactors.tsx'
import { PersonRights as PersonRights_899b1bbc73868ab1e03b416df08c1f02 } from '../../../../cms/roles/PersonRights.tsx'
import { ProvenSaveButton as ProvenSaveButton_d62f64838b057bf5a9b5ce172d54b19e } from '../../../../cms/accounts/factors/ProvenSaveButton.tsx'
import { PersonActivity as PersonActivity_7d6ba8d5a05b67a76df7a213946d2cf1 } from '../../../../cms/activity/activityLists.tsx'
import { InvitationPanel as InvitationPanel_8d388165b78888edf1f99ab9baa7e1c0 } from '../../../../cms/accounts/invitations/InvitationPanel.tsx'
import { InvitationActionsCell as InvitationActionsCell_f687a0b1891d86223f95aca056c73805 } from '../../../../cms/accounts/invitations/InvitationCells.tsx'
import { InvitationStateCell as InvitationStateCell_f687a0b1891d86223f95aca056c73805 } from '../../../../cms/accounts/invitations/InvitationCells.tsx'
import { InviteButton as InviteButton_ef4b3ee32bb8159a75b10f1e13f9861b } from '../../../../cms/accounts/invitations/InviteButton.tsx'
import { CopyRole as CopyRole_1cbdf54842f2157090afb2996132bcbc } from '../../../../cms/roles/CopyRole.tsx'
import { RoleHolders as RoleHolders_2a631158f9ced3bc26734fc0a3e3bfa7 } from '../../../../cms/roles/RoleHolders.tsx'
import { HoldersCell as HoldersCell_1f098646216314d3c48be97aac39392d } from '../../../../cms/roles/RoleCells.tsx'
import { PermissionsCell as PermissionsCell_1f098646216314d3c48be97aac39392d } from '../../../../cms/roles/RoleCells.tsx'
import { PermissionsField as PermissionsField_24936945e83370a0e0ee5ab9dc772e0e } from '../../../../cms/roles/PermissionsField.tsx'
import { RoleHistory as RoleHistory_9e1b4479f96391814422a318f30f68f4 } from '../../../../cms/roles/RoleHistory.tsx'
import { RoleCoverage as RoleCoverage_9d0db7a593da08e4e5bdcde13d3de85e } from '../../../../cms/accounts/factors/RoleCoverage.tsx'
import { CompareRolesLink as CompareRolesLink_b3241857903823a4e999c0c5d691f71e } from '../../../../cms/roles/CompareRolesLink.tsx'
import { TokenEndCell as TokenEndCell_1a20eae8f1b7d3b499356be958a939c9 } from '../../../../cms/api-tokens/TokenCells.tsx'
import { TokenHintCell as TokenHintCell_1a20eae8f1b7d3b499356be958a939c9 } from '../../../../cms/api-tokens/TokenCells.tsx'
import { TokenView as TokenView_3e17e1a2e320a67041145e84e8554449 } from '../../../../cms/api-tokens/TokenView.tsx'
import { ActivityEntry as ActivityEntry_0392041e3d7d52c998ee94d2b1138908 } from '../../../../cms/activity/ActivityEntry.tsx'
import { ActivityListView as ActivityListView_15d0ca341a260f45153f79dd558ee18e } from '../../../../cms/activity/ActivityListView.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { LogOutButton as LogOutButton_d30836a35d7e45018a22de0ef9d45f0d } from '../../../../cms/accounts/single-sign-on/LogOutButton.tsx'
import { BrandIcon as BrandIcon_6add70538856b62284b99edc2b39dc83 } from '../../../../cms/brand/Brand.tsx'
import { BrandLogo as BrandLogo_6add70538856b62284b99edc2b39dc83 } from '../../../../cms/brand/Brand.tsx'
import { CommandButton as CommandButton_44e54050f510b299fdbb272b94810072 } from '../../../../cms/command/CommandButton.tsx'
import { Notices as Notices_a1a0195bfb863e1b889becea7a7bbc9b } from '../../../../cms/comments/Notices.tsx'
import { WrittenMailsLink as WrittenMailsLink_f4768b1b0dfd9af2ca187da7e314148f } from '../../../../cms/desk/NavLinks.tsx'
import { NumbersLink as NumbersLink_f4768b1b0dfd9af2ca187da7e314148f } from '../../../../cms/desk/NavLinks.tsx'
import { SystemLink as SystemLink_f4768b1b0dfd9af2ca187da7e314148f } from '../../../../cms/desk/NavLinks.tsx'
import { RpcProvider as RpcProvider_34b5cd3c0afe8877e0935a20e0ae92c4 } from '../../../../cms/api/RpcProvider.tsx'
import { Publication as Publication_da1d2c0e027fb061d25d9ca006aaf873 } from '../../../../cms/clock/Publication.tsx'
import { PayloadMarkup as PayloadMarkup_7576a3c13f8348ca11ce43a9233e5f14 } from '../../../../cms/accessibility/PayloadMarkup.tsx'
import { LinkSearch as LinkSearch_51aad0937c7485b684c0182b895ba573 } from '../../../../cms/editor/textTools/LinkSearch.tsx'
import { TakenParts as TakenParts_dc46439cce4c47c27f9b6707ce039f7d } from '../../../../cms/comparing/TakenParts.tsx'
import { Acting as Acting_7ea91d8336f74f9504b96a058292f3c4 } from '../../../../cms/impersonation/Acting.tsx'
import { ProveAgain as ProveAgain_078544c98e3b0831bb38b55b59c93ad6 } from '../../../../cms/accounts/factors/ProveAgain.tsx'
import { Dashboard as Dashboard_6fe991ed4e4dfb4f348c96682eb10013 } from '../../../../cms/dashboard/Dashboard.tsx'
import { SignInView as SignInView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { AccountView as AccountView_523efe9ea77b6657f3afa4a5395d7e80 } from '../../../../cms/accounts/account/AccountView.tsx'
import { FirstUserView as FirstUserView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { NoAccessView as NoAccessView_63b21fcec9f671ed625cd1b76c2ca19b } from '../../../../cms/accounts/no-access/NoAccessView.tsx'
import { ForgotView as ForgotView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { NewPasswordView as NewPasswordView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { JoinView as JoinView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { VerifyEmailView as VerifyEmailView_40e4682b81d86e56d645aa4aa4c46b75 } from '../../../../cms/accounts/signInViews.tsx'
import { WrittenMailsView as WrittenMailsView_a8181171fee3a1a9a8a3b1f05dcc1a12 } from '../../../../cms/newsletters/NewsletterPages.tsx'
import { SenderCheckView as SenderCheckView_a8181171fee3a1a9a8a3b1f05dcc1a12 } from '../../../../cms/newsletters/NewsletterPages.tsx'
import { NumbersView as NumbersView_78715e5ed26dc5a12bb4aa45c254585f } from '../../../../cms/numbers/numbersViews.tsx'
import { BoardView as BoardView_78715e5ed26dc5a12bb4aa45c254585f } from '../../../../cms/numbers/numbersViews.tsx'
import { SystemView as SystemView_9a7c89b8b05b9c3b63ba00891d1aa7bf } from '../../../../cms/system/SystemView.tsx'
import { RoleMatrixView as RoleMatrixView_6dd4c70bb59b1bbda4b07b74a1619a12 } from '../../../../cms/roles/RoleMatrixView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/story/LineField.tsx#LineField": LineField_c0a918294a6d8a86a52115280245ed20,
  "/cms/comparing/FieldComparison.tsx#FieldComparison": FieldComparison_955868c4a0ecb76e41321da5fc6d3658,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/cms/editors/SharedTextFeature.client.tsx#SharedTextFeatureClient": SharedTextFeatureClient_154dce3f99450d1410cc30b968948038,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/editor/textTools/TextToolsFeature.client.tsx#TextToolsFeatureClient": TextToolsFeatureClient_e9d15a29949b22622229fd21a9141d5d,
  "/cms/comparing/TextComparison.tsx#TextComparison": TextComparison_07a6ecd456de3028c7ff3f2b4b7aa1ef,
  "/cms/comparing/NoDiff.tsx#NoDiff": NoDiff_f39aac1c13334523fa68a237c39a3c6b,
  "/cms/pickers/form/AuthorsField.tsx#AuthorsField": AuthorsField_98df33dba0ff8ada78d38c716da0218e,
  "/cms/kit/NoField.tsx#NoField": NoField_c5f0c8f5d75bfe5100b54deb9790200e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/editors/BlockEditorFeature.client.tsx#BlockEditorFeatureClient": BlockEditorFeatureClient_057f1e7a3dd1df332c4828f16055e84f,
  "/cms/clock/HoursField.tsx#HoursField": HoursField_9b1e99f120b448e39312f1775a0ea948,
  "/cms/collaboration/SharedTextField.tsx#SharedTextField": SharedTextField_0802e2285937f3fb94ace0f9d85f9bc4,
  "/cms/readiness/ReadinessField.tsx#ReadinessField": ReadinessField_75d90a966d1e324663968cab21fea7a7,
  "/cms/clock/DateCell.tsx#DateCell": DateCell_4456cb6afb996b353beb390d8cdc88c2,
  "/cms/clock/DateField.tsx#DateField": DateField_92d536cfd1db9efc1ab2398b194194e8,
  "/cms/addresses/SlugVerdict.tsx#SlugVerdict": SlugVerdict_988893850c4bd3e036165b8143fe57a4,
  "/cms/addresses/RedirectsHere.tsx#RedirectsHere": RedirectsHere_c4d5e58f52d81905440d26b005d04082,
  "/cms/presence/KeptVersions.tsx#KeptVersions": KeptVersions_b2de41ee4630027a28eca39d4260024c,
  "/cms/numbers/StoryNumbers.tsx#StoryNumbers": StoryNumbers_098715bfe988e680353fe3780e9ad3e7,
  "/cms/media-library/MediaField.tsx#MediaField": MediaField_ae95568833e235db3a783bab2014e5a2,
  "/cms/pickers/form/ShowField.tsx#ShowField": ShowField_315cb96800af6f82f72b8490b7e1fb2d,
  "/cms/pickers/form/PlatformField.tsx#PlatformField": PlatformField_31576512e409e754b05cf04c615bcd96,
  "/cms/collaboration/SharedTextField.tsx#SharedTextareaField": SharedTextareaField_0802e2285937f3fb94ace0f9d85f9bc4,
  "/cms/transcripts/SubtitlesUpload.tsx#SubtitlesUpload": SubtitlesUpload_bcc37035a37a3dbbe652b8341c70a3f8,
  "/cms/pickers/form/SectionsField.tsx#SectionsField": SectionsField_d617f8bea19121a3a09b323e3240a8ec,
  "/cms/pickers/form/TagsField.tsx#TagsField": TagsField_ceb83d93eff6c97fa1f432e3f0585f7a,
  "/cms/pickers/form/SourcesField.tsx#SourcesField": SourcesField_1c6909a9e7949b459b43edb0af4d056f,
  "/cms/story/StoryPage.tsx#StoryPage": StoryPage_5e28bcd166576c597f888327c52f4a0b,
  "/cms/clock/ZoneNote.tsx#ZoneNote": ZoneNote_d092d881f4fea606479122b161e314cc,
  "/cms/lifecycle/TrashedControls.tsx#TrashedControls": TrashedControls_c10196084f0d4f806bdf4e871946d201,
  "/cms/lifecycle/LeftUntouched.tsx#LeftUntouched": LeftUntouched_643d28848d2161185dd1d18c65739d15,
  "/cms/lifecycle/StateUpdates.tsx#StateUpdates": StateUpdates_208d7d5a9535649998ce911b3f2b0d9f,
  "/cms/story/RoomEntrance.tsx#RoomEntrance": RoomEntrance_230cae495c53d7e7f7e10927e3c9d6c4,
  "/cms/story/StoryTools.tsx#StoryTools": StoryTools_f4d9fae8ae46aa2b40b85c683132ff0a,
  "/cms/refusals/KeepErrors.tsx#KeepErrors": KeepErrors_019d77909303199988882218e6111912,
  "/cms/brand/DocumentTitle.tsx#DocumentTitle": DocumentTitle_452d6cbc47790d622de460b1a2a19243,
  "/cms/story/StoryMenu.tsx#StoryMenu": StoryMenu_23446259b6e668b0b20189d8928e6f37,
  "/cms/lifecycle/LifecycleButtons.tsx#LifecycleButtons": LifecycleButtons_a662624eb23cc2d21771a9015b7d64eb,
  "/cms/lifecycle/StatusLine.tsx#StatusLine": StatusLine_3d466d6fdfff772fe67432d13b953422,
  "/cms/lifecycle/TrashMenuItem.tsx#TrashMenuItem": TrashMenuItem_2280959c64800df4ec5f992ac91fd8f7,
  "/cms/activity/activityLists.tsx#DocumentActivity": DocumentActivity_7d6ba8d5a05b67a76df7a213946d2cf1,
  "/cms/activity/ActivityTab.tsx#ActivityTab": ActivityTab_f3798b4a21e3983f5091c8ab3567fbb6,
  "/cms/versions/VersionList.tsx#VersionList": VersionList_20d953c32ed836f7fffcd01009db47aa,
  "/cms/posts-list/ListView.tsx#ListView": ListView_f612320611581ca6db126170d9b400c9,
  "/cms/fronts/FrontPage.tsx#FrontPage": FrontPage_aa7c340cad650c7a118b557301898f74,
  "/cms/fronts/FrontTools.tsx#FrontTools": FrontTools_b605166e5c9f5a0fcc2f7e3c41a9c134,
  "/cms/fronts/FrontList.tsx#FrontList": FrontList_3876ac3c80076d3965cbe6ce0a32d5d6,
  "/cms/usage/UsedIn.tsx#UsedIn": UsedIn_e715d3424cfeccb77363d6227dd0840c,
  "/cms/posts-list/RowMenuCell.tsx#RowMenuCell": RowMenuCell_3fd3a58510d59dee2e6bbc1a5e0c883c,
  "/cms/clock/DocumentTimes.tsx#DocumentTimes": DocumentTimes_bee2c545618802cc27f73527a3b5523d,
  "/cms/media-library/list/MediaList.tsx#MediaList": MediaList_5fc03274d209cebc85274b291a3f90ca,
  "/cms/readers-look/AuthorLook.tsx#AuthorLook": AuthorLook_66256559d908097a2fe920ed83b0fbbc,
  "/cms/newsletters/NewsletterViews.tsx#SendView": SendView_5106480ced4ee14c505319472746bc3b,
  "/cms/newsletters/NewsletterViews.tsx#SubscribersView": SubscribersView_5106480ced4ee14c505319472746bc3b,
  "/cms/newsletters/NewsletterViews.tsx#GrowthView": GrowthView_5106480ced4ee14c505319472746bc3b,
  "/cms/newsletters/NewsletterViews.tsx#ReaderHistoryView": ReaderHistoryView_5106480ced4ee14c505319472746bc3b,
  "/cms/newsletters/AllowAgain.tsx#AllowAgain": AllowAgain_b2bbe89103be9338cd9c34672b094e39,
  "/cms/readers-look/PromotionForReaders.tsx#PromotionForReaders": PromotionForReaders_172e4d7f0defba7393970ff5aa8042b4,
  "/cms/advertisers/AdvertiserTools.tsx#AdvertiserTools": AdvertiserTools_6a6ab90bf86302e9e69aa93047767c1f,
  "/cms/assistants/AssistantState.tsx#AssistantState": AssistantState_7c45c336f2d9bd941186431dad0853d4,
  "/cms/assistants/DeskViews.tsx#TryView": TryView_6cd9b2b1ced86ab67f76d20b66505350,
  "/cms/assistants/DeskViews.tsx#ConversationsView": ConversationsView_6cd9b2b1ced86ab67f76d20b66505350,
  "/cms/assistants/DeskViews.tsx#QuestionsView": QuestionsView_6cd9b2b1ced86ab67f76d20b66505350,
  "/cms/assistants/DeskViews.tsx#NumbersView": NumbersView_6cd9b2b1ced86ab67f76d20b66505350,
  "/cms/assistants/CandidateSources.tsx#CandidateSources": CandidateSources_4e193d2d02738ae6a3abf6c3e53c50b5,
  "/cms/assistants/DeskViews.tsx#FairnessView": FairnessView_6cd9b2b1ced86ab67f76d20b66505350,
  "/cms/pickers/form/ContentField.tsx#ContentField": ContentField_7334afd21e5f55242329fcc86ff2003b,
  "/cms/addresses/RedirectCell.tsx#RedirectCell": RedirectCell_8c68d65e1948d6a38a8d5bb9af631a51,
  "/cms/addresses/AddressHistory.tsx#AddressHistory": AddressHistory_5e21eeb83ef0ad6da4442398ccebcd71,
  "/cms/addresses/RedirectTools.tsx#RedirectTools": RedirectTools_df3895776bb1fc91b5a9d6a13f9ea2a9,
  "/cms/addresses/AddressOwner.tsx#AddressOwnerCell": AddressOwnerCell_77c0f4ac7e2ecb3df208ac01b0db7c56,
  "/cms/addresses/AddressOwner.tsx#AddressOwner": AddressOwner_77c0f4ac7e2ecb3df208ac01b0db7c56,
  "/cms/impersonation/ActAs.tsx#ActAs": ActAs_6e3ad1760d25a0ea0b6c2b7e93faf708,
  "/cms/accounts/people/PersonAccess.tsx#PersonAccess": PersonAccess_c1c9db59a56ea72674e28c32ed506a74,
  "/cms/accounts/passwords/ResetLink.tsx#ResetLink": ResetLink_b82d65f28955170f42e570777d5f8dac,
  "/cms/accounts/factors/PersonFactors.tsx#PersonFactors": PersonFactors_eb1e6a8e60fed1eee6f269732f67d80c,
  "/cms/roles/PersonRights.tsx#PersonRights": PersonRights_899b1bbc73868ab1e03b416df08c1f02,
  "/cms/accounts/factors/ProvenSaveButton.tsx#ProvenSaveButton": ProvenSaveButton_d62f64838b057bf5a9b5ce172d54b19e,
  "/cms/activity/activityLists.tsx#PersonActivity": PersonActivity_7d6ba8d5a05b67a76df7a213946d2cf1,
  "/cms/accounts/invitations/InvitationPanel.tsx#InvitationPanel": InvitationPanel_8d388165b78888edf1f99ab9baa7e1c0,
  "/cms/accounts/invitations/InvitationCells.tsx#InvitationActionsCell": InvitationActionsCell_f687a0b1891d86223f95aca056c73805,
  "/cms/accounts/invitations/InvitationCells.tsx#InvitationStateCell": InvitationStateCell_f687a0b1891d86223f95aca056c73805,
  "/cms/accounts/invitations/InviteButton.tsx#InviteButton": InviteButton_ef4b3ee32bb8159a75b10f1e13f9861b,
  "/cms/roles/CopyRole.tsx#CopyRole": CopyRole_1cbdf54842f2157090afb2996132bcbc,
  "/cms/roles/RoleHolders.tsx#RoleHolders": RoleHolders_2a631158f9ced3bc26734fc0a3e3bfa7,
  "/cms/roles/RoleCells.tsx#HoldersCell": HoldersCell_1f098646216314d3c48be97aac39392d,
  "/cms/roles/RoleCells.tsx#PermissionsCell": PermissionsCell_1f098646216314d3c48be97aac39392d,
  "/cms/roles/PermissionsField.tsx#PermissionsField": PermissionsField_24936945e83370a0e0ee5ab9dc772e0e,
  "/cms/roles/RoleHistory.tsx#RoleHistory": RoleHistory_9e1b4479f96391814422a318f30f68f4,
  "/cms/accounts/factors/RoleCoverage.tsx#RoleCoverage": RoleCoverage_9d0db7a593da08e4e5bdcde13d3de85e,
  "/cms/roles/CompareRolesLink.tsx#CompareRolesLink": CompareRolesLink_b3241857903823a4e999c0c5d691f71e,
  "/cms/api-tokens/TokenCells.tsx#TokenEndCell": TokenEndCell_1a20eae8f1b7d3b499356be958a939c9,
  "/cms/api-tokens/TokenCells.tsx#TokenHintCell": TokenHintCell_1a20eae8f1b7d3b499356be958a939c9,
  "/cms/api-tokens/TokenView.tsx#TokenView": TokenView_3e17e1a2e320a67041145e84e8554449,
  "/cms/activity/ActivityEntry.tsx#ActivityEntry": ActivityEntry_0392041e3d7d52c998ee94d2b1138908,
  "/cms/activity/ActivityListView.tsx#ActivityListView": ActivityListView_15d0ca341a260f45153f79dd558ee18e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/cms/accounts/single-sign-on/LogOutButton.tsx#LogOutButton": LogOutButton_d30836a35d7e45018a22de0ef9d45f0d,
  "/cms/brand/Brand.tsx#BrandIcon": BrandIcon_6add70538856b62284b99edc2b39dc83,
  "/cms/brand/Brand.tsx#BrandLogo": BrandLogo_6add70538856b62284b99edc2b39dc83,
  "/cms/command/CommandButton.tsx#CommandButton": CommandButton_44e54050f510b299fdbb272b94810072,
  "/cms/comments/Notices.tsx#Notices": Notices_a1a0195bfb863e1b889becea7a7bbc9b,
  "/cms/desk/NavLinks.tsx#WrittenMailsLink": WrittenMailsLink_f4768b1b0dfd9af2ca187da7e314148f,
  "/cms/desk/NavLinks.tsx#NumbersLink": NumbersLink_f4768b1b0dfd9af2ca187da7e314148f,
  "/cms/desk/NavLinks.tsx#SystemLink": SystemLink_f4768b1b0dfd9af2ca187da7e314148f,
  "/cms/api/RpcProvider.tsx#RpcProvider": RpcProvider_34b5cd3c0afe8877e0935a20e0ae92c4,
  "/cms/clock/Publication.tsx#Publication": Publication_da1d2c0e027fb061d25d9ca006aaf873,
  "/cms/accessibility/PayloadMarkup.tsx#PayloadMarkup": PayloadMarkup_7576a3c13f8348ca11ce43a9233e5f14,
  "/cms/editor/textTools/LinkSearch.tsx#LinkSearch": LinkSearch_51aad0937c7485b684c0182b895ba573,
  "/cms/comparing/TakenParts.tsx#TakenParts": TakenParts_dc46439cce4c47c27f9b6707ce039f7d,
  "/cms/impersonation/Acting.tsx#Acting": Acting_7ea91d8336f74f9504b96a058292f3c4,
  "/cms/accounts/factors/ProveAgain.tsx#ProveAgain": ProveAgain_078544c98e3b0831bb38b55b59c93ad6,
  "/cms/dashboard/Dashboard.tsx#Dashboard": Dashboard_6fe991ed4e4dfb4f348c96682eb10013,
  "/cms/accounts/signInViews.tsx#SignInView": SignInView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/accounts/account/AccountView.tsx#AccountView": AccountView_523efe9ea77b6657f3afa4a5395d7e80,
  "/cms/accounts/signInViews.tsx#FirstUserView": FirstUserView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/accounts/no-access/NoAccessView.tsx#NoAccessView": NoAccessView_63b21fcec9f671ed625cd1b76c2ca19b,
  "/cms/accounts/signInViews.tsx#ForgotView": ForgotView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/accounts/signInViews.tsx#NewPasswordView": NewPasswordView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/accounts/signInViews.tsx#JoinView": JoinView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/accounts/signInViews.tsx#VerifyEmailView": VerifyEmailView_40e4682b81d86e56d645aa4aa4c46b75,
  "/cms/newsletters/NewsletterPages.tsx#WrittenMailsView": WrittenMailsView_a8181171fee3a1a9a8a3b1f05dcc1a12,
  "/cms/newsletters/NewsletterPages.tsx#SenderCheckView": SenderCheckView_a8181171fee3a1a9a8a3b1f05dcc1a12,
  "/cms/numbers/numbersViews.tsx#NumbersView": NumbersView_78715e5ed26dc5a12bb4aa45c254585f,
  "/cms/numbers/numbersViews.tsx#BoardView": BoardView_78715e5ed26dc5a12bb4aa45c254585f,
  "/cms/system/SystemView.tsx#SystemView": SystemView_9a7c89b8b05b9c3b63ba00891d1aa7bf,
  "/cms/roles/RoleMatrixView.tsx#RoleMatrixView": RoleMatrixView_6dd4c70bb59b1bbda4b07b74a1619a12,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
