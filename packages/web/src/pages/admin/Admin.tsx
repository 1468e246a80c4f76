import { useSearchParams } from 'react-router';
import { Segments } from '../../look/index.ts';
import { Loading, NotFound } from '../../shell/Messages.tsx';
import { Page } from '../../shell/Page.tsx';
import { api } from '../../table/online.ts';
import s from './admin.module.css';
import { Health } from './Health.tsx';
import { People } from './People.tsx';
import { useAsked } from './parts.tsx';
import { Reports } from './Reports.tsx';
import { Tables } from './Tables.tsx';

const PARTS = ['reports', 'people', 'tables', 'health'] as const;
type Part = (typeof PARTS)[number];
const NAMES: Record<Part, string> = { reports: 'Reports', people: 'People', tables: 'Tables', health: 'Health' };

/** Where the operator sees to order. Whoever is not the operator finds nothing at this address. */
export default function Admin() {
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((one) => one === search.get('part')) ?? 'reports';
  const { value: state, trouble, isNobody, again } = useAsked(api.admin.state);
  if (isNobody) return <NotFound />;
  if (!state && !trouble) return <Loading />;
  const waiting = state?.reports ?? 0;
  return (
    <Page title="The server" lead={waiting === 0 ? 'No report waits.' : waitingWords(waiting)}>
      <div className={s.admin}>
        <Segments<Part>
          name="part"
          choices={PARTS.map((value) => ({
            value,
            label: value === 'reports' && waiting > 0 ? `Reports (${waiting})` : NAMES[value],
          }))}
          value={part}
          onChange={(next) => setSearch({ part: next })}
        />
        {trouble && <p role="alert">{trouble}</p>}
        {part === 'reports' && <Reports onChange={again} />}
        {part === 'people' && <People />}
        {part === 'tables' && <Tables />}
        {part === 'health' && state && <Health state={state} />}
      </div>
    </Page>
  );
}

const waitingWords = (count: number) => (count === 1 ? 'One report waits.' : `${count} reports wait.`);
