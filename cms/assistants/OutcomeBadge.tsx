import type { Outcome } from '#plugins/assistant/newsroom/desk.schema.ts'
import { outcomeLabels } from './assistants.words.ts'
import '../kit/statusBadge.css'

// Distinguished by word and shade: an answer is filled, none stands out.
const looks: Record<Outcome, 'published' | 'scheduled' | 'changed' | 'draft'> = {
  model: 'published',
  extract: 'published',
  written: 'published',
  unknown: 'changed',
  refused: 'draft',
  failed: 'changed',
  left: 'draft',
}

/** Renders how a question ended; null while its answer is being written. */
export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  return (
    <span className={`posts-list-badge posts-list-badge--${outcome ? looks[outcome] : 'scheduled'}`}>
      {outcome ? outcomeLabels[outcome] : 'Being answered'}
    </span>
  )
}
