import type { LifecycleAction, LifecycleFacts } from '#collections/lifecycle/lifecycle.machine.ts'
import { allowedStatuses, decide, lifecycleActions } from '#collections/lifecycle/lifecycle.machine.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { publishStatuses, publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'

const now = new Date(0)
const facts: LifecycleFacts = { isLive: false, canWait: true, hasFate: true, now, dueAt: new Date(1) }

/** Where an action leads from a status, for documents that readers see and those that they do not; null for nowhere. */
function targetOf(status: PublishStatus, action: LifecycleAction, isLive: boolean): PublishStatus | 'ERASED' | null {
  const decision = decide(status, action, { ...facts, isLive })
  return decision.isAllowed ? decision.status : null
}

const labelOf = (status: PublishStatus | 'ERASED') => (status === 'ERASED' ? 'gone' : publishStatusLabels[status])

/** Statuses that only a document which readers see can have, or only one which they do not. */
const onlyLive: readonly PublishStatus[] = ['PUBLISHED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES']
const neverLive: readonly PublishStatus[] = ['DRAFT', 'SCHEDULED', 'TRASHED']

const isPossible = (status: PublishStatus, isLive: boolean) => !(isLive ? neverLive : onlyLive).includes(status)

function arrows(): string[] {
  const found = new Map<string, string[]>()
  for (const status of publishStatuses) {
    for (const action of lifecycleActions) {
      for (const isLive of [true, false]) {
        const target = isPossible(status, isLive) ? targetOf(status, action, isLive) : null
        if (target === null) continue
        const arrow = `${status} --> ${target === 'ERASED' ? '[*]' : target}`
        const others = isPossible(status, !isLive) ? targetOf(status, action, !isLive) : target
        const words = others === target ? action : `${action} (${isLive ? 'live' : 'not live'})`
        const said = found.get(arrow) ?? []
        if (!said.includes(words)) found.set(arrow, [...said, words])
      }
    }
  }
  return [...found].map(([arrow, words]) => `  ${arrow}: ${words.join(', ')}`)
}

const meanings: Record<LifecycleAction, string> = {
  save: 'A draft is stored. Readers keep what they have.',
  publish: 'The newest draft goes out. A schedule is cancelled.',
  schedule: 'This version goes out at a time in the future; later edits stay out of it.',
  unschedule: 'It does not go out at that time.',
  unpublish: 'Readers do not find it any more; its address gets a fate. A schedule is cancelled.',
  trash: 'It goes to the trash. What was live is unpublished, and its address answers 410 Gone.',
  restore: 'It comes back from the trash, as a draft.',
  erase: 'It is deleted for good; what its addresses answer stays.',
  fire: 'The clock’s own: the time of a schedule has come. Newer edits stay a draft on top.',
}

function row(action: LifecycleAction): string {
  const cells = publishStatuses.map((status) => {
    const targets = [true, false]
      .filter((isLive) => isPossible(status, isLive))
      .map((isLive) => targetOf(status, action, isLive))
      .filter((target) => target !== null)
    return [...new Set(targets)].map(labelOf).join(' or ') || '–'
  })
  return `| **${action}** | ${cells.join(' | ')} |`
}

/** The page about the lifecycle: diagram and table as the machine has them. */
export function writeLifecycle(): string {
  return `# The lifecycle
Written by \`npm run generate\` out of the machine, \`collections/lifecycle/lifecycle.machine.ts\`. Every door asks it:
screens, REST, GraphQL, jobs and imports.

## Statuses and actions

\`\`\`mermaid
stateDiagram-v2
  [*] --> DRAFT: create
${arrows().join('\n')}
\`\`\`

| from | ${publishStatuses.map(labelOf).join(' | ')} |
|---|${publishStatuses.map(() => '---').join('|')}|
${lifecycleActions.map(row).join('\n')}

A dash is a refusal: a 409 that names the status and the ones that would do, and changes nothing. Where a cell has two
answers, the first is for a document that readers see. Sections, pages, promotions and reusable blocks cannot be scheduled.

| action | means | allowed from |
|---|---|---|
${lifecycleActions
  .map((action) => `| ${action} | ${meanings[action]} | ${allowedStatuses(action).map(labelOf).join(', ')} |`)
  .join('\n')}

## Calls

Each action but \`save\`, \`erase\` and \`fire\` has a call of its own, for posts, newsletters, promotions, sections, pages and
reusable blocks; [openapi.yaml](openapi.yaml) describes them.

\`\`\`
POST /api/posts/12/publish      {"updatePublishDate": true}
POST /api/posts/12/schedule     {"publishDate": "2031-05-04T16:30:00Z"}
POST /api/posts/12/unschedule
POST /api/posts/12/unpublish    {"unpublishAction": "redirect_to_content", "contentType": "post", "contentId": "7"}
POST /api/posts/12/trash
POST /api/posts/12/restore
GET  /api/posts/12/lifecycle    what can be done now, by whoever asks
\`\`\`

- **Statuses are not fields.** \`_status\` and \`publishStatus\` in an update are refused with 400, and the message names the call.
- **An \`Idempotency-Key\` header** makes a call safe to repeat: the same key of the same person is answered again with
  \`Idempotency-Replayed: true\` and not done again. The same key for another request answers 422.
- **Two actions at once** on one document: one is done, the other gets 409 (\`lifecycle.conflict\`). Saves wait for each other.
- **Readiness**: a Required check that fails answers 422 (\`readiness.failed\`) to publish and schedule, with the checks.
- **Permissions** answer 403 with \`requiredPermissions\` and \`missingPermissions\`.

## Schedules

A schedule is bound to the version that was scheduled. It lies in the collection \`schedules\`; a job in Payload's queue says
when. Whoever takes it up holds the document, finds the schedule still waiting, publishes and marks it done in one
transaction: a process that dies in the middle has done nothing, and two processes cannot both do it. A watchdog in every
back office looks every few seconds, and at the start, for what should have been done, does it, and says so. What cannot be
published any more, for a check that fails, is unscheduled, written to the log, and told by e-mail to who scheduled it.

## Activity

Everything that changes a status is written to \`activity\` in the same transaction: who, what, which document, from which
status to which, through which door. It is read with READ_ACTIVITY, and nobody can change it.
\`GET /api/activity/export\` gives it as CSV, with the same filters as the list.
`
}
