import type { ReactNode } from 'react';
import { Allocate } from './Allocate.tsx';
import { Amount } from './Amount.tsx';
import { Arrange } from './Arrange.tsx';
import { ManyOptions } from './Choose.tsx';
import { OfferForm } from './OfferForm.tsx';
import { PathList } from './PathList.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Subset } from './Subset.tsx';
import { FEW, type WidgetProps } from './widget.ts';

/** The widget of a question; null if the buttons of the action bar are enough. */
export function PromptPanel(props: WidgetProps): ReactNode {
  const { prompt } = props;
  switch (prompt.kind) {
    case 'choose':
      return prompt.options.length > FEW ? <ManyOptions {...props} prompt={prompt} /> : null;
    case 'subset':
      return <Subset {...props} prompt={prompt} />;
    case 'amount':
      return <Amount {...props} prompt={prompt} />;
    case 'allocate':
      return <Allocate {...props} prompt={prompt} />;
    case 'arrange':
      return <Arrange {...props} prompt={prompt} />;
    case 'place':
      return <PlaceList {...props} prompt={prompt} />;
    case 'path':
      return <PathList {...props} prompt={prompt} />;
    case 'offer':
      return <OfferForm {...props} prompt={prompt} />;
  }
}
