import { useSyncExternalStore } from 'react'
import type { ChatSession } from './chat.session.ts'
import type { ChatState } from './chat.state.ts'

export function useSession({ subscribe, state }: Pick<ChatSession, 'subscribe' | 'state'>): ChatState {
  return useSyncExternalStore(subscribe, state, state)
}
