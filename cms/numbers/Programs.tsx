'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReadingProgram } from '#plugins/numbers/programs/programs.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { notifyError } from '../kit/notices.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { countText } from './numbers.words.ts'

const title = 'Programs of the last 24 hours'
const queryKey = ['numbers.getPrograms']
// Milliseconds between two answers while the screen is looked at.
const refreshEvery = 60_000

/** Renders the browsers and other programs of the last day, and has administrators decide which of them are readers. */
export function Programs() {
  const rpc = useRpc()
  const client = useQueryClient()
  const mayDecide = usePassesGate(['SYSTEM_TOOLS'])
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => rpc.numbers.getPrograms.query({}, { signal }),
    refetchInterval: refreshEvery,
  })
  const decide = useMutation({
    mutationFn: ({ program, isBot, isCounted }: ReadingProgram) =>
      // Without a decision, the list of known bots says the same.
      rpc.numbers.decideProgram.mutate({ program, isReader: isCounted === isBot ? null : !isCounted }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      void client.invalidateQueries({ queryKey: ['numbers.getNumbers'] })
    },
    onError: (error) => notifyError('The numbers stay as they are', error.message),
  })
  if (!data)
    return (
      <section className="numbers-list numbers-list--wide">
        <h2>{title}</h2>
        <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
      </section>
    )
  return (
    <NumbersTable
      title={title}
      isWide
      columns={['Program', 'Views of pages', 'Counted', ...(mayDecide ? ['Decide'] : [])]}
      empty="Browsers, search engines and other programs appear here as soon as they open pages."
      rows={data.result.map((one) => ({
        key: one.program,
        cells: [
          one.program || 'Counted before programs were named',
          countText(one.views),
          countedText(one),
          ...(mayDecide
            ? [
                one.program !== '' && (
                  <SmallButton
                    key="decide"
                    disabled={decide.isPending}
                    aria-label={`${one.isCounted ? 'Leave out' : 'Count'} ${one.program}`}
                    onClick={() => decide.mutate(one)}
                  >
                    {one.isCounted ? 'Leave out' : 'Count'}
                  </SmallButton>
                ),
              ]
            : []),
        ],
      }))}
    />
  )
}

function countedText({ isCounted, isDecided }: ReadingProgram): string {
  if (isDecided) return isCounted ? 'Yes, decided here' : 'No, decided here'
  return isCounted ? 'Yes' : 'No, it is a bot'
}
