import { Store, UserRound } from 'lucide-react'
import type { Directory } from '#db/queries/get-directory.ts'
import { isWaiting } from '#db/queries/list-pending-merchants.ts'
import { builtPaths, pathTo, type PathId } from '#src/routes/paths.ts'
import type { Finding } from './finding.ts'
import { lower, searchIn } from './texts.ts'

const isBuilt = (path: PathId) => builtPaths.some(({ id }) => id === path)

function merchantFinding(merchant: Directory['merchants'][number]): Finding {
  const { id, name, email, town, status } = merchant
  return {
    id: `merchant ${id}`,
    group: 'merchants',
    label: name,
    note: [town, status].join(' · '),
    icon: <Store aria-hidden />,
    texts: lower(name, id, email, town),
    path: isWaiting(merchant) ? pathTo('pending-merchants') : searchIn(pathTo('merchants'), name),
  }
}

const personFinding =
  (kind: 'admin' | 'user', list: PathId) =>
  ({
    id,
    name,
    email,
    role,
  }: {
    id: string
    name: string
    email: string
    role: string
  }): Finding => ({
    id: `${kind} ${id}`,
    group: 'people',
    label: name,
    note: [email, role.replaceAll('_', ' ')].join(' · '),
    icon: <UserRound aria-hidden />,
    texts: lower(name, email, id, role),
    path: searchIn(pathTo(list), name),
  })

/** The platform's businesses and people. */
export const consoleFindings = ({ merchants, admins, users }: Directory): Finding[] => [
  ...merchants.map(merchantFinding),
  ...(isBuilt('admin-users') ? admins.map(personFinding('admin', 'admin-users')) : []),
  ...(isBuilt('console-users') ? users.map(personFinding('user', 'console-users')) : []),
]
