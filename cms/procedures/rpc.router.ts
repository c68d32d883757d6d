import { z } from 'zod'
import { holds } from '#collections/permissions/actor.ts'
import { emailRouter } from '#plugins/accounts/email/email.router.ts'
import { factorsRouter } from '#plugins/accounts/factors/factors.router.ts'
import { peopleFactorsRouter } from '#plugins/accounts/factors/peopleFactors.router.ts'
import { proofRouter } from '#plugins/accounts/factors/proof.router.ts'
import { invitationsRouter } from '#plugins/accounts/invitations/invitations.router.ts'
import { passwordsRouter } from '#plugins/accounts/passwords/passwords.router.ts'
import { peopleRouter } from '#plugins/accounts/people/people.router.ts'
import { sessionsRouter } from '#plugins/accounts/sessions/sessions.router.ts'
import { identitiesRouter } from '#plugins/accounts/single-sign-on/identities.router.ts'
import { activityRouter } from '#plugins/activity/activity.router.ts'
import { apiTokensRouter } from '#plugins/api-tokens/apiTokens.router.ts'
import { assistantDeskRouter, fairnessRouter } from '#plugins/assistant/newsroom/desk.router.ts'
import { collaborationRouter } from '#plugins/collaboration/collaboration.router.ts'
import { commandRouter } from '#plugins/command/command.router.ts'
import { commentsRouter } from '#plugins/comments/comments.router.ts'
import { versionsRouter } from '#plugins/comparing/versions.router.ts'
import { dashboardRouter } from '#plugins/dashboard/dashboard.router.ts'
import { embedsRouter } from '#plugins/embeds/embeds.router.ts'
import { actingRouter } from '#plugins/impersonation/acting.router.ts'
import { pastedPictureRouter } from '#plugins/importing/pastedPicture.router.ts'
import { launchesRouter } from '#plugins/launches/launches.router.ts'
import { mediaRouter } from '#plugins/media-library/media.router.ts'
import { growthRouter } from '#plugins/newsletters/growth/growth.router.ts'
import { issueMailRouter } from '#plugins/newsletters/mail/issueMail.router.ts'
import { senderRouter } from '#plugins/newsletters/sender/sender.router.ts'
import { sendingRouter } from '#plugins/newsletters/sending/sending.router.ts'
import { subscribersRouter } from '#plugins/newsletters/subscribers/subscribers.router.ts'
import { writtenMailsRouter } from '#plugins/newsletters/written/writtenMails.router.ts'
import { numbersRouter } from '#plugins/numbers/numbers.router.ts'
import { embedLibrariesRouter } from '#plugins/pickers/embedLibraries.router.ts'
import { authorsRouter, contentRouter, postNamesRouter } from '#plugins/pickers/names.router.ts'
import { postsRouter } from '#plugins/pickers/posts.router.ts'
import { sectionsRouter } from '#plugins/pickers/sections.router.ts'
import { previewRouter } from '#plugins/preview/preview.router.ts'
import { slotsRouter } from '#plugins/reader-api/slots.router.ts'
import { rolesRouter } from '#plugins/roles/roles.router.ts'
import { createRouter, mergeRouters, procedure } from '#plugins/rpc/rpcBase.ts'
import { systemRouter } from '#plugins/system/system.router.ts'
import { timeMachineRouter } from '#plugins/time-machine/timeMachine.router.ts'
import { untouchedRouter } from '#plugins/untouched/untouched.router.ts'
import { usageRouter } from '#plugins/usage/usage.router.ts'
import { cmsEnvironment } from '../environment.ts'
import { frontRouter } from './front.router.ts'
import { publicationRouter } from './publication.router.ts'

const assistantServiceRouter = createRouter({
  getService: procedure({
    summary:
      'Whether the newsroom has a key of the service that writes answers; without one assistants quote. Null for people who are not administrators.',
    permissions: [],
  })
    .input(z.object({}))
    .output(z.object({ hasModel: z.boolean().nullable() }))
    .query(({ ctx: { actor } }) => ({
      hasModel: holds(actor, 'SYSTEM_TOOLS') ? Boolean(cmsEnvironment(process.env).ANTHROPIC_API_KEY) : null,
    })),
})

/** All procedures, by their public names; each router stands beside the service it calls. */
export const router = createRouter({
  account: mergeRouters(
    actingRouter,
    emailRouter,
    factorsRouter,
    identitiesRouter,
    passwordsRouter,
    peopleFactorsRouter,
    peopleRouter,
    proofRouter,
    sessionsRouter,
  ),
  apiToken: apiTokensRouter,
  activity: activityRouter,
  assistant: mergeRouters(assistantDeskRouter, assistantServiceRouter),
  author: authorsRouter,
  command: commandRouter,
  comments: commentsRouter,
  dashboard: dashboardRouter,
  editor: mergeRouters(collaborationRouter, slotsRouter, untouchedRouter),
  embed: mergeRouters(embedLibrariesRouter, embedsRouter),
  forum: fairnessRouter,
  front: mergeRouters(frontRouter, launchesRouter, timeMachineRouter),
  invitation: invitationsRouter,
  media: mergeRouters(mediaRouter, pastedPictureRouter),
  newsletter: mergeRouters(
    growthRouter,
    issueMailRouter,
    senderRouter,
    sendingRouter,
    subscribersRouter,
    writtenMailsRouter,
  ),
  numbers: numbersRouter,
  post: mergeRouters(postsRouter, postNamesRouter),
  preview: previewRouter,
  publication: mergeRouters(publicationRouter, contentRouter),
  role: rolesRouter,
  sections: sectionsRouter,
  system: systemRouter,
  usage: usageRouter,
  version: versionsRouter,
})

export type Router = typeof router
