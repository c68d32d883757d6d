import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { publicTree } from '#blocks/registry/tree.ts'
import type { ReaderTool } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { frameOf } from './frame.load.ts'

/** Returns what the page of a conversation needs: the same as a page with the block in which it can be begun. */
export function answerTool(
  request: ReaderRequest,
  { assistant = '', forum = null }: { assistant?: string; forum?: string | null },
): Promise<ReaderTool> {
  const tool = forum === null ? 'ai-chat' : 'candidate-forum'
  const block = newBlock('html', { tool, assistant, forumId: forum })
  return frameOf(request, publicTree(lexicalFromBlocks([block])))
}
