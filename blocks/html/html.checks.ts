import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** A tool needs to know who answers. */
export const checkHtml: BlockCheck<'html'> = ({ props }) => {
  if (props.tool === 'ai-chat') return chosenErrors(props.assistant.trim(), 'No assistant selected', 'Assistant')
  if (props.tool === 'candidate-forum') {
    return chosenErrors(props.forumId, 'No candidate forum selected', 'Select Candidate Forum')
  }
  return []
}
