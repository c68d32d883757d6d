import { APIError, type PayloadRequest } from 'payload'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { sourceOf } from '#collections/activity/recordActivity.ts'
import { canonicalJson } from '#plugins/collaboration/document/fieldValue.ts'
import { lifecycleOptionsOf } from '../lifecycle/lifecycle.plugin.ts'
import { performAction } from '../lifecycle/lifecycle.service.ts'
import type { ActionResult, DraftPart } from '../lifecycle/lifecycle.types.ts'
import { withChosenRows } from './chosenRows.ts'
import { frontBlocks } from './frontBlocks.ts'

/**
 * Launches the chosen rows of a front page as they are in its draft; all else stays a draft. One transaction.
 * @param rows ids of rows and sections
 * @throws APIError 403 without MANAGE_HOMEPAGE, 404 without the page, 409 before the first launch, while a launch is
 * scheduled, or when nothing of the rows has changed
 */
export function launchChosenRows(req: PayloadRequest, front: number, rows: readonly string[]): Promise<ActionResult> {
  return performAction(
    req,
    {
      collection: 'fronts',
      id: front,
      call: { action: 'publish', input: { updatePublishDate: false } },
      source: sourceOf(req),
      idempotencyKey: null,
      part: partWith(new Set(rows)),
    },
    lifecycleOptionsOf(req.payload.config),
  )
}

const partWith =
  (chosen: ReadonlySet<string>): DraftPart =>
  (live, draft) => {
    const [before, after] = [frontBlocks(live.body), frontBlocks(draft.body)]
    const merged = withChosenRows(before, after, chosen)
    const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)
    if (isSame(merged, before)) {
      throw new APIError(
        'Nothing of these rows has changed since the last launch.',
        409,
        { code: 'launch.nothing' },
        true,
      )
    }
    if (isSame(merged, after)) return { content: draft, hasNewerEdits: false }
    return { content: { ...live, body: lexicalFromBlocks(merged) }, hasNewerEdits: true }
  }
