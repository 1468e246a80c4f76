import { battle } from './sky/battle.ts';
import { lounge } from './sky/lounge.ts';
import s from './sky.module.css';

/** A drawing as a data URL, so that the browser rasterizes it only once. */
const addressOf = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const SKIES = { talks: lounge, mission: battle };
const made = new Map<keyof typeof SKIES, string>();

function skyOf(scene: keyof typeof SKIES): string {
  const before = made.get(scene);
  if (before) return before;
  const address = addressOf(SKIES[scene]());
  made.set(scene, address);
  return address;
}

/** The background: the lounge for talks, a battle for contracts. */
export function Sky({ scene }: { scene: keyof typeof SKIES }) {
  return (
    <>
      <img key={scene} className={s.sky} src={skyOf(scene)} alt="" />
      <div className={s.veil} />
    </>
  );
}
