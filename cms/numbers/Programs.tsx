'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReadingProgram } from '#plugins/numbers/programs/programs.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyError } from '../kit/notices.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { countText } from './numbers.words.ts'

const queryKey = ['numbers.getPrograms']
// Milliseconds between two answers while the screen is looked at.
const refreshEvery = 60_000

/** Renders the browsers and other programs of the last day, and has administrators decide which of them are readers. */
export function Programs() {
  const rpc = useRpc()
  const client = useQueryClient()
  const mayDecide = usePassesGate(['SYSTEM_TOOLS'])
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => rpc.numbers.getPrograms.query({}, { signal }),
    refetchInterval: refreshEvery,
  })
  const decide = useMutation({
    mutationFn: ({ program, isProgram, isCounted }: ReadingProgram) =>
      // Without a decision, the list of known programs says the same.
      rpc.numbers.decideProgram.mutate({ program, isReader: isCounted === isProgram ? null : !isCounted }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      void client.invalidateQueries({ queryKey: ['numbers.getNumbers'] })
    },
    onError: (error) => notifyError('The numbers stay as they are', error.message),
  })
  return (
    <NumbersTable
      title="Programs of the last 24 hours"
      isWide
      columns={['Program', 'Views of pages', 'Counted', ...(mayDecide ? ['Decide'] : [])]}
      empty="Browsers, search engines and other programs appear here as soon as they open pages."
      rows={(data?.result ?? []).map((one) => ({
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
