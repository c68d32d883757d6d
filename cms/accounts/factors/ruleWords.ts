import type { RpcOutputs } from '../../api/rpc.client.ts'

type Factors = Pick<RpcOutputs['account']['factors'], 'rule' | 'setUpBy' | 'appSince' | 'passkeys'>

/** Returns what the roles of a person say about their second factor. */
export function ruleWords({ rule, setUpBy, appSince, passkeys }: Factors): string {
  if (rule === 'off') return 'Your roles do not use a second factor.'
  if (appSince || passkeys.length > 0) {
    const kept = rule === 'required' ? ' Your role requires one, so the last one stays.' : ''
    return `Your password alone does not log anybody in.${kept}`
  }
  if (!setUpBy) return 'Besides the password, something that only you have: then a stolen password is not enough.'
  const day = new Date(setUpBy).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
  return `Your role requires one. Set it up before ${day}: from then on it is the first thing at your log-in.`
}
