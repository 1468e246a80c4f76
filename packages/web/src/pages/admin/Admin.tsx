import { useSearchParams } from 'react-router';
import { Loading, NotFound } from '../../app/Messages.tsx';
import { Page } from '../../app/Page.tsx';
import { api } from '../../table/online.ts';
import { Segments } from '../../ui/index.ts';
import s from './admin.module.css';
import { Health } from './Health.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { useQuery } from './shared.tsx';
import { Tables } from './Tables.tsx';
import { t } from './text.ts';

const PARTS = ['reports', 'people', 'tables', 'health'] as const;
type Part = (typeof PARTS)[number];

/** The operator's page. Other users get “Page not found”. */
export default function Admin() {
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((one) => one === search.get('part')) ?? 'reports';
  const { value: state, trouble, isNobody, again } = useQuery(api.admin.state);
  if (isNobody) return <NotFound />;
  if (!state && !trouble) return <Loading />;
  const waiting = state?.reports ?? 0;
  return (
    <Page title={t('server')} lead={t('lead', { count: waiting })}>
      <div className={s.admin}>
        <Segments<Part>
          name="part"
          choices={PARTS.map((value) => ({
            value,
            label: value === 'reports' && waiting > 0 ? t('reports-count', { count: waiting }) : t(value),
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
