import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig, defaultLoggerOptions } from 'payload'
import sharp from 'sharp'
import { accountScreens } from '#cms/accounts/accountScreens.plugin.ts'
import { factorScreens } from '#cms/accounts/factors/factorScreens.plugin.ts'
import { invitationScreens } from '#cms/accounts/invitations/invitationScreens.plugin.ts'
import { passwordScreens } from '#cms/accounts/passwords/passwordScreens.plugin.ts'
import { singleSignOnScreens } from '#cms/accounts/single-sign-on/singleSignOnScreens.plugin.ts'
import { activityScreens } from '#cms/activity/activityScreens.plugin.ts'
import { tokenScreens } from '#cms/api-tokens/tokenScreens.plugin.ts'
import { assistantScreens } from '#cms/assistants/assistantScreens.plugin.ts'
import { adminWords } from '#cms/brand/adminWords.ts'
import { documentTitles } from '#cms/brand/documentTitles.plugin.ts'
import { publicationClock } from '#cms/clock/publicationClock.plugin.ts'
import { hideInternals } from '#cms/comparing/internalFields.ts'
import { cmsEnvironment } from '#cms/environment.ts'
import { frontScreens } from '#cms/fronts/frontScreens.plugin.ts'
import { healthEndpoint } from '#cms/health.endpoint.ts'
import { impersonationScreens } from '#cms/impersonation/impersonationScreens.plugin.ts'
import { lifecycleScreens } from '#cms/lifecycle/lifecycleScreens.plugin.ts'
import { mediaList } from '#cms/media-library/list/mediaList.plugin.ts'
import { mediaFields } from '#cms/media-library/mediaFields.plugin.ts'
import { sendingServices } from '#cms/newsletterSending.options.ts'
import { newsletterScreens } from '#cms/newsletters/newsletterScreens.plugin.ts'
import { numbersScreens } from '#cms/numbers/numbersScreens.plugin.ts'
import { apiTab } from '#cms/permissions/apiTab.plugin.ts'
import { pickerFields } from '#cms/pickers/form/pickerFields.plugin.ts'
import { rowMenus } from '#cms/posts-list/rowMenus.plugin.ts'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { readersLook } from '#cms/readers-look/readersLook.plugin.ts'
import { readinessPanel } from '#cms/readiness/readinessPanel.plugin.ts'
import { keepErrors } from '#cms/refusals/keepErrors.plugin.ts'
import { roleScreens } from '#cms/roles/roleScreens.plugin.ts'
import {
  chainOptions,
  chatCheckOptions,
  embedServices,
  mediaServices,
  searchEngine,
  singleSignOnOptions,
} from '#cms/services.options.ts'
import { storyScreens } from '#cms/story/storyScreens.plugin.ts'
import { settingsReport } from '#cms/system/settingsReport.ts'
import { systemScreens } from '#cms/system/systemScreens.plugin.ts'
import { subtitlesUpload } from '#cms/transcripts/subtitlesUpload.plugin.ts'
import { contentModel } from '#collections/contentModel.ts'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { logForOperators } from '#database/logForOperators.ts'
import { resilientPostgres } from '#database/resilientPostgres.ts'
import { accounts } from '#plugins/accounts/accounts.plugin.ts'
import { attempts } from '#plugins/accounts/attempts/attempts.plugin.ts'
import { emailVerification } from '#plugins/accounts/email/email.plugin.ts'
import { secondFactors } from '#plugins/accounts/factors/factors.plugin.ts'
import { overdueFactors } from '#plugins/accounts/factors/overdueFactor.plugin.ts'
import { firstUser } from '#plugins/accounts/first-user/firstUser.plugin.ts'
import { invitationLinks } from '#plugins/accounts/invitations/invitations.plugin.ts'
import { passwords } from '#plugins/accounts/passwords/passwords.plugin.ts'
import { secretRotation } from '#plugins/accounts/secrets/secretRotation.plugin.ts'
import { sessionLimits } from '#plugins/accounts/sessions/sessionLimits.plugin.ts'
import { singleSignOn } from '#plugins/accounts/single-sign-on/singleSignOn.plugin.ts'
import { activityLog } from '#plugins/activity/activity.plugin.ts'
import { recordAdded, recordedWrites } from '#plugins/activity/recordedWrites.plugin.ts'
import { addresses } from '#plugins/addresses/addresses.plugin.ts'
import { advertisers } from '#plugins/advertisers/advertisers.plugin.ts'
import { broadstreet } from '#plugins/advertisers/broadstreetAdServer.ts'
import { apiLimits } from '#plugins/api-limits/apiLimits.plugin.ts'
import { apiTokens } from '#plugins/api-tokens/apiTokens.plugin.ts'
import { assistant } from '#plugins/assistant/assistant.plugin.ts'
import { assistantDesk } from '#plugins/assistant/newsroom/assistantDesk.plugin.ts'
import { answerByExtract } from '#plugins/assistant/passages/extract.answer.ts'
import { passageRetriever } from '#plugins/assistant/passages/passages.retriever.ts'
import { verificationOf } from '#plugins/assistant/verification/verification.service.ts'
import { bodyEditor, dekEditor, proseEditor } from '#plugins/block-editor/editors.ts'
import { blocksField } from '#plugins/blocks-field/blocksField.plugin.ts'
import { collaboration } from '#plugins/collaboration/collaboration.plugin.ts'
import { sharedForm } from '#plugins/collaboration/sharedForm.plugin.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { comments } from '#plugins/comments/comments.plugin.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { smtpEmail } from '#plugins/email/smtpEmail.ts'
import { embedLibraries } from '#plugins/embeds/embedLibraries.ts'
import { embeds } from '#plugins/embeds/embeds.plugin.ts'
import { knownProviders } from '#plugins/embeds/oembed/oembedProviders.ts'
import { impersonation } from '#plugins/impersonation/impersonation.plugin.ts'
import { ContentStates } from '#plugins/kept-answers/contentStates.ts'
import { keptAnswers } from '#plugins/kept-answers/keptAnswers.plugin.ts'
import { KeptAnswers } from '#plugins/kept-answers/keptAnswers.ts'
import { launches } from '#plugins/launches/launches.plugin.ts'
import { lifecycle } from '#plugins/lifecycle/lifecycle.plugin.ts'
import { mcpEndpoints } from '#plugins/mcp/mcp.endpoint.ts'
import { mediaIndexes } from '#plugins/media-library/mediaIndexes.ts'
import { mediaLibrary } from '#plugins/media-library/mediaLibrary.plugin.ts'
import { renderIssue } from '#plugins/newsletters/mail/renderIssue.ts'
import { newsletterSending } from '#plugins/newsletters/sending/sending.plugin.ts'
import { numbers } from '#plugins/numbers/numbers.plugin.ts'
import { authRetry } from '#plugins/permissions/authRetry.plugin.ts'
import { closeAdded, permissions } from '#plugins/permissions/permissions.plugin.ts'
import { secureLogin } from '#plugins/permissions/secureLogin.plugin.ts'
import { nameIndexes } from '#plugins/pickers/nameIndexes.ts'
import { listExtensions, listIndexes } from '#plugins/posts-list/listIndexes.ts'
import { postsList } from '#plugins/posts-list/postsList.plugin.ts'
import { preview } from '#plugins/preview/preview.plugin.ts'
import { publishedOrder } from '#plugins/reader-api/publishedOrder.index.ts'
import { readerApi } from '#plugins/reader-api/readerApi.plugin.ts'
import { readiness } from '#plugins/readiness/readiness.plugin.ts'
import { readinessOf } from '#plugins/readiness/readiness.service.ts'
import { refusals } from '#plugins/refusals/refusals.plugin.ts'
import { revalidation } from '#plugins/revalidation/revalidation.plugin.ts'
import { search } from '#plugins/search/search.plugin.ts'
import { subscribing } from '#plugins/subscribing/subscribing.plugin.ts'
import { notedMail } from '#plugins/system/mail/notedMail.ts'
import { systemTools } from '#plugins/system/system.plugin.ts'
import { frontPicture } from '#plugins/time-machine/frontPicture.ts'
import { untouchedDocuments } from '#plugins/untouched/untouched.plugin.ts'
import { bodyIndexes } from '#plugins/usage/bodyUses.ts'
import { usage } from '#plugins/usage/usage.plugin.ts'
import { writeOrder } from '#plugins/write-order/writeOrder.plugin.ts'

// `import.meta.dirname` does not exist in what Turbopack bundles.
const root = path.dirname(fileURLToPath(import.meta.url))
/** Checked once for everything that runs with this configuration. */
export const environment = cmsEnvironment(process.env)
const editorParts = {
  blocks: '/cms/editors/BlockEditorFeature.client.tsx#BlockEditorFeatureClient',
  sharedText: '/cms/editors/SharedTextFeature.client.tsx#SharedTextFeatureClient',
  textTools: '/cms/editor/textTools/TextToolsFeature.client.tsx#TextToolsFeatureClient',
  comparison: '/cms/comparing/TextComparison.tsx#TextComparison',
}
const mediaDir = path.resolve(root, environment.MEDIA_DIR ?? path.join(environment.CITYDESK_DATA, 'media'))
const { collections, globals } = contentModel({
  bodyEditor: (documentType) => bodyEditor(editorParts, documentType),
  dekEditor: dekEditor(editorParts),
  proseEditor: proseEditor(editorParts),
  mediaDir,
  siteUrl: environment.SITE_URL,
})

// The rich text field with the blocks, by collection.
const bodies = {
  posts: 'body',
  pages: 'body',
  newsletters: 'body',
  'reusable-blocks': 'body',
  sections: 'description',
  fronts: 'body',
}

// Without a mail server Payload writes to its log what it would have sent.
const mail =
  environment.SMTP_URL && environment.EMAIL_FROM
    ? notedMail(smtpEmail({ url: environment.SMTP_URL, from: environment.EMAIL_FROM }))
    : undefined

// Milliseconds of one statement of the back office; migrations and imports, which are not served by Next, have no
// limit.
const statementTimeout = process.env.NEXT_RUNTIME ? 15_000 : undefined

// Connections to the database of each process. Half of them are free of what strangers ask for.
const connections = 20

const realtimeCallUrl = environment.REALTIME_CALL_URL ?? environment.REALTIME_URL.replace(/^ws/, 'http')

const answers = new KeptAnswers()

// The composition root: the one file that knows everything.
const config = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.CMS_URL,
  csrf: [environment.CMS_URL],
  admin: {
    user: 'users',
    // Both paths have to be said: the admin is not where Payload looks for it.
    importMap: { baseDir: root, importMapFile: path.join(root, 'cms/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' — Citydesk',
      defaultOGImageType: 'off',
      // Browsers ask for /favicon.ico where a page names no icon, as while a new document is made.
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    avatar: 'default',
    toast: { duration: 10_000, position: 'bottom-center' },
    // As lists and notices show dates (docs/spec/newsroom.md#dates-and-numbers).
    dateFormat: 'MM/dd/yyyy hh:mmaaa',
    components: {
      graphics: { Icon: '/cms/brand/Brand.tsx#BrandIcon', Logo: '/cms/brand/Brand.tsx#BrandLogo' },
      providers: [
        '/cms/api/RpcProvider.tsx#RpcProvider',
        '/cms/clock/Publication.tsx#Publication',
        '/cms/accessibility/PayloadMarkup.tsx#PayloadMarkup',
        '/cms/editor/textTools/LinkSearch.tsx#LinkSearch',
        '/cms/comparing/TakenParts.tsx#TakenParts',
      ],
      views: { dashboard: { Component: '/cms/dashboard/Dashboard.tsx#Dashboard' } },
      actions: ['/cms/command/CommandButton.tsx#CommandButton', '/cms/comments/Notices.tsx#Notices'],
    },
  },
  i18n: { translations: { en: adminWords } },
  collections,
  globals,
  editor: proseEditor(editorParts),
  email: mail,
  logger: { options: { hooks: { logMethod: logForOperators } }, destination: defaultLoggerOptions },
  db: resilientPostgres({
    pool: { connectionString: environment.DATABASE_URL, statement_timeout: statementTimeout, max: connections },
    migrationDir: path.join(root, 'cms/migrations'),
    // The database only ever changes by migrations, in development too.
    push: false,
    extensions: listExtensions,
    afterSchemaInit: [listIndexes, mediaIndexes, nameIndexes, bodyIndexes, publishedOrder],
  }),
  // Order matters at the end only: permissions close what all others have added.
  plugins: [
    blocksField({ collections: bodies }),
    authRetry(),
    secretRotation({ before: environment.PAYLOAD_SECRET_BEFORE ?? [] }),
    apiTokens(),
    secureLogin({ isHttps: environment.CMS_URL.startsWith('https:') }),
    accounts(),
    secondFactors({ secrets: [environment.PAYLOAD_SECRET, ...(environment.PAYLOAD_SECRET_BEFORE ?? [])] }),
    overdueFactors(),
    sessionLimits(),
    impersonation({ isKeepingUp: environment.NODE_ENV !== 'test' }),
    impersonationScreens(),
    accountScreens(),
    singleSignOn(singleSignOnOptions(environment)),
    singleSignOnScreens(),
    attempts(),
    passwords(),
    invitationLinks(),
    emailVerification(),
    firstUser(),
    invitationScreens(),
    passwordScreens(),
    factorScreens(),
    tokenScreens(),
    lifecycle({ isRunningJobs: true, beforeDecision: holdForDecision, checksOf: readinessOf }),
    readiness(),
    lifecycleScreens(),
    activityScreens(),
    readinessPanel(),
    assistantScreens(),
    mediaFields(),
    subtitlesUpload(),
    mediaList(),
    readersLook(),
    usage({ panel: '/cms/usage/UsedIn.tsx#UsedIn', bodies }),
    postsList({ Component: '/cms/posts-list/ListView.tsx#ListView' }),
    addresses({
      siteUrl: environment.SITE_URL,
      hitsSecret: environment.REVALIDATE_SECRET,
      components: {
        slugVerdict: '/cms/addresses/SlugVerdict.tsx#SlugVerdict',
        redirectsHere: '/cms/addresses/RedirectsHere.tsx#RedirectsHere',
        redirectTools: '/cms/addresses/RedirectTools.tsx#RedirectTools',
        addressHistory: '/cms/addresses/AddressHistory.tsx#AddressHistory',
        addressOwner: '/cms/addresses/AddressOwner.tsx#AddressOwner',
        addressOwnerCell: '/cms/addresses/AddressOwner.tsx#AddressOwnerCell',
        redirectCell: '/cms/addresses/RedirectCell.tsx#RedirectCell',
      },
    }),
    mediaLibrary({
      cmsUrl: environment.CMS_URL,
      dataDir: path.resolve(root, environment.CITYDESK_DATA),
      mediaDir,
      secret: environment.PAYLOAD_SECRET,
      isCleaningUp: environment.NODE_ENV !== 'test',
      ...mediaServices(environment),
    }),
    embeds({ providers: knownProviders() }),
    embedLibraries(embedServices(environment)),
    advertisers({
      adServer: environment.BROADSTREET_TOKEN
        ? broadstreet({ token: environment.BROADSTREET_TOKEN, url: environment.BROADSTREET_URL })
        : null,
      tools: '/cms/advertisers/AdvertiserTools.tsx#AdvertiserTools',
    }),
    activityLog({ chain: chainOptions(environment), isKeepingUp: environment.NODE_ENV !== 'test' }),
    recordedWrites(),
    assistantDesk(),
    readerApi({ siteUrl: environment.SITE_URL }),
    search({
      siteUrl: environment.SITE_URL,
      isKeepingUp: environment.NODE_ENV !== 'test',
      ...searchEngine(environment),
    }),
    deskSearch({ isKeepingUp: environment.NODE_ENV !== 'test' }),
    assistant({
      siteSecret: environment.REVALIDATE_SECRET,
      anthropic: environment.ANTHROPIC_API_KEY
        ? { apiKey: environment.ANTHROPIC_API_KEY, baseUrl: environment.ANTHROPIC_BASE_URL }
        : null,
      retriever: passageRetriever,
      answerByExtract,
      verification: verificationOf(chatCheckOptions(environment)),
      atOnce: environment.ASSISTANT_ANSWERS_AT_ONCE,
      isKeepingUp: environment.NODE_ENV !== 'test',
    }),
    launches(),
    preview({ siteUrl: environment.SITE_URL, siteSecret: environment.REVALIDATE_SECRET, frontPicture }),
    numbers({ secret: environment.REVALIDATE_SECRET, isKeepingUp: environment.NODE_ENV !== 'test' }),
    subscribing({
      siteUrl: environment.SITE_URL,
      siteSecret: environment.REVALIDATE_SECRET,
      secret: environment.PAYLOAD_SECRET,
      isMailing: mail !== undefined,
    }),
    newsletterSending({
      renderIssue,
      siteUrl: environment.SITE_URL,
      secret: environment.PAYLOAD_SECRET,
      siteSecret: environment.REVALIDATE_SECRET,
      isSending: environment.NODE_ENV !== 'test',
      ...sendingServices(environment, path.resolve(root, environment.CITYDESK_DATA)),
    }),
    newsletterScreens({ isWritingMails: environment.SMTP_URL === undefined }),
    revalidation({
      sites: environment.SITE_PURGE_URLS ?? [environment.SITE_URL],
      secret: environment.REVALIDATE_SECRET,
      changed: () => answers.forget(),
    }),
    keptAnswers({
      answers,
      states: new ContentStates(),
      databaseUrl: environment.DATABASE_URL,
      isServing: process.env.NEXT_RUNTIME !== undefined && environment.NODE_ENV !== 'test',
    }),
    collaboration({
      realtimeUrl: environment.REALTIME_URL,
      realtimeCallUrl,
    }),
    comments({ isMailing: environment.NODE_ENV !== 'test' }),
    untouchedDocuments({ isSweeping: environment.NODE_ENV !== 'test' }),
    pickerFields(),
    sharedForm({
      status: '/cms/story/RoomEntrance.tsx#RoomEntrance',
      text: '/cms/collaboration/SharedTextField.tsx#SharedTextField',
      textarea: '/cms/collaboration/SharedTextField.tsx#SharedTextareaField',
      keptVersions: '/cms/presence/KeptVersions.tsx#KeptVersions',
    }),
    systemTools({
      root,
      dataDir: path.resolve(root, environment.CITYDESK_DATA),
      realtimeUrl: realtimeCallUrl,
      secret: environment.REVALIDATE_SECRET,
      settings: () => settingsReport(environment, process.env),
      isWorking: process.env.NEXT_RUNTIME !== undefined && environment.NODE_ENV !== 'test',
    }),
    numbersScreens(),
    systemScreens(),
    storyScreens(),
    frontScreens(),
    roleScreens(),
    rowMenus(),
    writeOrder(),
    keepErrors(),
    refusals(),
    apiLimits(),
    publicationClock(),
    apiTab(),
    documentTitles(),
    permissions(),
  ],
  endpoints: [...rpcEndpoints, ...mcpEndpoints, healthEndpoint],
  sharp,
  // Larger files are refused while they arrive, not after.
  upload: { limits: { fileSize: maxUploadSize }, abortOnLimit: true },
  typescript: { outputFile: path.join(root, 'payload-types.ts') },
  graphQL: { disablePlaygroundInProduction: true },
  telemetry: false,
})

export default recordAdded(hideInternals(closeAdded(config)))
