import type { BlockError } from '../core/block.types.ts'
import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { html } from './html.schema.ts'

// A form that sends what readers enter to another site.
const foreignForm = /<form\b[^>]*\saction\s*=\s*["']?\s*(?:https?:)?\/\//i

// A script in an attribute, such as `onclick`.
const inlineScript = /<[a-z][^>]*\son[a-z]+\s*=/i

// Markup that the reader site's content security policy blocks.
function blockedMarkup(content: string): BlockError[] {
  const blocked = [
    { pattern: foreignForm, message: 'Forms that post to another site do not work here: link to the form instead' },
    { pattern: inlineScript, message: 'Scripts in attributes such as onclick do not run: use a script element' },
  ]
  return blocked.flatMap(({ pattern, message }) => (pattern.test(content) ? [{ kind: 'Recommended', message }] : []))
}

/** Checks that a tool names the assistant or the candidates that answer. */
export const checkHtml: BlockCheck<typeof html> = ({ props }) => {
  if (props.tool === 'ai-chat')
    return chosenErrors(props.assistant.trim(), {
      message: 'No assistant selected',
      todo: 'Choose an assistant',
      control: 'Select Assistant',
    })
  if (props.tool === 'candidate-forum') {
    return chosenErrors(props.forumId, {
      message: 'No candidate forum selected',
      todo: 'Choose a candidate forum',
      control: 'Select Candidate Forum',
    })
  }
  return blockedMarkup(props.content)
}
