'use client'

import { useAuth, useConfig, useDebounce, useEntityVisibility } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { Target } from '#plugins/command/command.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { ScreenCommand } from './commands.ts'
import { readRecent } from './recent.ts'

// Milliseconds without a keystroke before the server searches.
const debounceMs = 150

/** Returns documents for the menu: those that a text finds; without one those visited recently, but for the open one. */
export function useTargets(text: string): { targets: ScreenCommand[]; isLoading: boolean; error: Error | null } {
  const rpc = useRpc()
  const { user } = useAuth()
  const toCommand = useTargetCommand()
  const given = text.trim()
  const sought = useDebounce(given, debounceMs)
  const recent = useQuery({
    queryKey: ['command.resolve'],
    queryFn: ({ signal }) => rpc.command.resolve.query({ documents: readRecent(String(user?.id)) }, { signal }),
  })
  const found = useQuery({
    queryKey: ['command.search', sought],
    queryFn: ({ signal }) => rpc.command.search.query({ text: sought }, { signal }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })
  const path = usePathname()
  const isOpen = ({ href }: ScreenCommand) => path === href || path.startsWith(`${href}/`)
  const { data, error, isFetching } = given === '' ? recent : found
  const targets = data?.items.flatMap(toCommand) ?? []
  return {
    targets: given === '' ? targets.filter((target) => !isOpen(target)) : targets,
    isLoading: isFetching || (given !== '' && given !== sought),
    error,
  }
}

// Returns how a document becomes an entry of the menu; none for a collection whose screens the person cannot open.
function useTargetCommand(): (target: Target) => ScreenCommand[] {
  const { config } = useConfig()
  const { isEntityVisible } = useEntityVisibility()
  return ({ collection, id, title, publishStatus }) => {
    const shown = config.collections.find(({ slug }) => slug === collection)
    if (!shown || !isEntityVisible({ collectionSlug: shown.slug })) return []
    const status = publishStatus ? [publishStatusLabels[publishStatus]] : []
    return [
      {
        key: `${collection} ${id}`,
        label: title.trim() || 'Untitled',
        hint: [String(shown.labels.singular), ...status].join(' · '),
        href: `${config.routes.admin}/collections/${collection}/${id}`,
      },
    ]
  }
}
