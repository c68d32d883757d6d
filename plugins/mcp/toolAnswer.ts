import type { CallToolResult } from '@modelcontextprotocol/server'
import { TRPCError } from '@trpc/server'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'

const unexpected = 'Something went wrong.'

/** Answers a call of a tool with what it finds or does, as JSON; with the words of a refusal where it is refused. */
export async function toolAnswer(req: PayloadRequest, run: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await run()) }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: wordsOf(req, error) }] }
  }
}

function wordsOf(req: PayloadRequest, error: unknown): string {
  // A procedure has words for what it refuses, and has logged the rest.
  if (error instanceof TRPCError) return error.message
  if (error instanceof APIError && (error.isPublic || error.status < 500)) return error.message
  req.payload.logger.error({ err: error, msg: 'A tool of MCP failed' })
  return unexpected
}
