import { listTeam, type Team } from '#db/people/queries.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-query.ts'

const showChanges: MerchantShow<Team> = ({ members, groups }, expect, merchantId) => ({
  members: expect('teamMembers', members).filter((row) => row.merchantId === merchantId),
  groups: expect('userGroups', groups).filter((row) => row.merchantId === merchantId),
})

export const useTeam = (): Team | undefined => useMerchantQuery(listTeam, [], showChanges)
