import { useSyncExternalStore } from 'react'
import type { ChatState } from './chat.state.ts'
import type { ChatSession } from './chatSession.ts'

export function useSession({ subscribe, state }: Pick<ChatSession, 'subscribe' | 'state'>): ChatState {
  return useSyncExternalStore(subscribe, state, state)
}
