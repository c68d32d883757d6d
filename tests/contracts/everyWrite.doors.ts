/**
 * What becomes of each door that writes: an entry in the activity log, by Payload's own write of a collection, or by a call
 * that a test makes; or why there is none.
 */

/** Collections whose writes leave no entry. */
export const silentCollections: Record<string, string> = {
  activity: 'is the log, and refuses every write',
  addresses: 'follows documents; its own ledger has who and why',
  'address-entries': 'is a ledger of its own',
  schedules: 'is written by the actions of the lifecycle, which leave entries',
  embeds: 'keeps what other services say about their public pages',
  'payload-kv': 'has no door: access is closed',
  'payload-jobs': 'has no door: access is closed',
  'payload-migrations': 'has no door: migrations write it',
  'payload-preferences': 'keeps the widths and orders of lists of one person',
}

/** Collections whose documents no person creates by Payload's own call. They are recorded as all others are. */
export const collectionsOfProduct: Record<string, string> = {
  fronts: 'there is one, the home page; its actions are those of every lifecycle',
  'newsletter-subscriptions': 'readers subscribe; imports and deletions leave entries',
  advertisers: 'are synchronised from the ad server',
  'answer-reports': 'readers report; what people decide about them leaves an entry',
  'api-tokens': 'are made by a call of their own',
  'payload-query-presets': 'are saved lists of one person, or shared ones',
}

/** Doors of Payload that every collection or global has, and that write nothing or what the collection's writes show. */
export const doorsOfPayload: RegExp[] = [
  // The operations themselves; a test makes each of them in each collection.
  /^post \/[a-z-]+\/$/,
  /^(patch|delete) \/[a-z-]+\/(:id)?$/,
  /^post \/globals\/[a-z-]+\/$/,
  /^post \/[a-z-]+\/:id\/duplicate$/,
  /^post \/(globals\/)?[a-z-]+\/versions\/:id$/,
  // Says what a person may do.
  /^post \/(globals\/)?[a-z-]+\/access(\/:id\?)?$/,
  // Payload's own doors of preferences.
  /^(post|delete) \/payload-preferences\/:key$/,
]

/** Doors whose entry a test of their own looks for, by its file. */
export const testedElsewhere: Record<string, string> = {
  'account.finishApp': 'plugins/accounts/factors/factors.int.test.ts',
  'account.finishPasskey': 'plugins/accounts/factors/factors.int.test.ts',
  'account.removeFactor': 'plugins/accounts/factors/factors.int.test.ts',
  'account.renewRecoveryCodes': 'plugins/accounts/factors/factors.int.test.ts',
  'account.resetFactors': 'plugins/accounts/factors/factors.int.test.ts',
  'post /account/set-up/app': 'plugins/accounts/factors/factors.int.test.ts',
  'post /account/set-up/passkey': 'plugins/accounts/factors/factors.int.test.ts',
  'post /account/second-factor/code': 'plugins/accounts/factors/factors.int.test.ts',
  'post /account/second-factor/passkey': 'plugins/accounts/factors/factors.int.test.ts',
  'post /account/passkey': 'plugins/accounts/factors/factors.int.test.ts',
  'account.unlinkIdentity': 'plugins/accounts/single-sign-on/singleSignOn.int.test.ts',
  'account.actAs': 'plugins/impersonation/acting.int.test.ts',
  'account.stopActing': 'plugins/impersonation/acting.int.test.ts',
  'version.takeParts': 'plugins/comparing/versions.int.test.ts',
  'version.putBack': 'plugins/comparing/versions.int.test.ts',
  'post /mcp': 'plugins/mcp/mcp.int.test.ts',
  ...Object.fromEntries(
    [
      'sendTestMail',
      'purgeAddress',
      'purgeEverything',
      'retryPurges',
      'retryJobs',
      'dropJobs',
      'closeRoom',
      'fireSchedule',
      'cancelSchedule',
      'rebuildSearch',
      'compareFiles',
    ].map((tool) => [`system.${tool}`, 'plugins/system/systemTools.int.test.ts']),
  ),
  'numbers.decideProgram': 'plugins/numbers/programs/programs.int.test.ts',
  'editor.requestUnlock': 'realtime/extensions/locking.int.test.ts',
}

/** Doors that write a collection by Payload's own operations, in the name of the person: the collection leaves the entry. */
export const throughPayload: Record<string, string> = {
  'assistant.startStory': 'posts',
  'assistant.writeAnswer': 'assistant-answers',
  'editor.discardUntouched': 'posts',
  'front.launchRows': 'fronts',
  'invitation.create': 'invitations',
  'invitation.resend': 'invitations',
  'invitation.revoke': 'invitations',
  'media.take': 'media',
  'media.takePicture': 'media',
  'media.upload': 'media',
  'newsletter.deleteReader': 'newsletter-subscriptions',
  'newsletter.allowAgain': 'newsletter-suppressions',
  'post.delete': 'posts',
  'post /url-targets/table': 'url-targets',
}

/** Doors that leave no entry, and why. */
export const silentDoors: Record<string, string> = {
  'account.beginApp': 'begins what another door finishes',
  'account.beginPasskey': 'begins what another door finishes',
  'account.beginPasskeyProof': 'begins what another door finishes',
  'account.prove': 'proves again who is logged in; a failure of a factor leaves an entry',
  'account.sendVerification': 'needs a mail server; its call of the log is that of a renamed passkey',
  'assistant.tryQuestion': 'stores nothing',
  'comments.readNotices': 'marks of one person',
  'comments.readThread': 'marks of one person',
  'editor.processBlocks': 'stores nothing',
  'embed.retrieveOrCreate': 'looks up a public page of another service',
  'media.generateAltText': 'suggests a text, and stores nothing',
  'newsletter.send': 'is the action of a send, whose service records it in its transaction',
  'newsletter.moveSending': 'is the action of a send, whose service records it in its transaction',
  'newsletter.settleUnknown': 'needs a mail without an outcome; its service records it in its transaction',
  'post /embeds/retrieve-or-create': 'looks up a public page of another service',
  'post /advertisers/synchronise': 'needs an ad server; it records before it calls that',
  'post /rpc/:procedure': 'is the door of the procedures, which stand here by their names',
  'delete /mcp': 'answers that there is no session to end',
  'post /users/first-register': 'closed: the first account has a door of its own',
  'post /users/forgot-password': 'closed: resets have a door of their own',
  'post /users/reset-password': 'closed: resets have a door of their own',
  'post /users/refresh-token': 'prolongs a log-in',
  'post /users/unlock': 'closed: there is no lock of an account',
  'post /users/verify/:id': 'closed: addresses are verified at a door of their own',
  'post /account/second-factor/passkey/options': 'begins what another door finishes',
  'post /account/passkey/options': 'begins what another door finishes',
  'post /account/set-up/app/begin': 'begins what another door finishes',
  'post /account/set-up/passkey/begin': 'begins what another door finishes',
  'post /account/forgot-password': 'answers strangers the same for every address; the new password leaves an entry',
  'post /account/reset-link': 'reads whose link it is',
  'post /account/new-password': 'records the new password in its transaction',
  'post /account/invitation': 'reads whose invitation it is',
  'post /account/join': 'records the new account in its transaction',
  'post /account/verify-email': 'notes that mail arrives',
  'post /account/first-user': 'makes the first account, before there is anybody to record',
  'put /media-uploads/:key': 'stages bytes; taking them into the library leaves an entry',
}

/** Doors of readers and of mail servers: no person of the newsroom acts there. */
export const doorsOfOthers: RegExp[] = [
  /^post \/reader\//,
  /^post \/mail-intake\//,
  /^post \/addresses\/hits$/,
  /\/hits$/,
]
