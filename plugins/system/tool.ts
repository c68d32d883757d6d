import { procedure } from '#plugins/rpc/rpcBase.ts'

/** Begins a procedure for people who look after the system. */
export function tool(summary: string) {
  return procedure({ summary, permissions: ['SYSTEM_TOOLS'] })
}
