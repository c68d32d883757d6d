import { procedure } from '#plugins/rpc/rpc.base.ts'

/** Begins a procedure for people who look after the system. */
export function tool(summary: string) {
  return procedure({ summary, permissions: ['SYSTEM_TOOLS'] })
}
