import { useSyncExternalStore } from 'react'
import type { ChatSession } from './chat.session.ts'
import type { ChatState } from './chat.state.ts'

export const useSession = ({ subscribe, state }: Pick<ChatSession, 'subscribe' | 'state'>): ChatState =>
  useSyncExternalStore(subscribe, state, state)
