import type {LcButton} from '@life-changers/elements/button';
import {Accordion, AccordionItem, Badge, Button, Callout, Segmented, useToast} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {PlanComparison} from './plan-comparison.js';
import {choosePlan, periods, plans, priceOf, questions} from './plans.js';

/** The plans, what they have, and what people ask before they choose. */
export default function Pricing() {
  const toast = useToast();
  const [period, setPeriod] = useState('month');
  const [current, setCurrent] = useState('team');
  const [pending, setPending] = useState('');
  const [refusal, setRefusal] = useState('');

  // It takes the place of the button that was pressed.
  const invoices = useRef<LcButton>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) invoices.current?.focus();
    shown.current = current;
  }, [current]);

  const choose = async (id: string, name: string) => {
    setPending(id);
    setRefusal('');
    const reason = await choosePlan(id);
    setPending('');
    setRefusal(reason);
    if (reason) return;
    setCurrent(id);
    toast.success('The next invoice has the new price.', {heading: `You have ${name} now`});
  };

  return (
    <section className="pricing-block" aria-labelledby="pricing-heading">
      <header>
        <h2 id="pricing-heading">Plans for every roastery</h2>
        <p>Try each of them for 30 days. You can change or cancel at any time.</p>
        <Segmented aria-label="How often you pay" options={periods} value={period} onChange={setPeriod} />
      </header>
      {refusal && (
        <Callout variant="danger" title="The plan was not changed" announce>
          {refusal}
        </Callout>
      )}
      <ul className="pricing-plans">
        {plans.map(({id, name, price, about, points}) => (
          <li key={id} className={id === current ? 'is-current' : undefined}>
            <div className="pricing-title">
              <h3>{name}</h3>
              {id === current && <Badge variant="accent">Your plan</Badge>}
            </div>
            <p>{about}</p>
            <p className="pricing-price">
              <strong>{priceOf(price, period).price}</strong> {priceOf(price, period).unit}
            </p>
            <ul>
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {id === current ? (
              <Button ref={invoices} text="Show the invoices" variant="secondary" href="/blocks/invoice" />
            ) : (
              <Button text={`Choose ${name}`} loading={pending === id} onClick={() => choose(id, name)} />
            )}
          </li>
        ))}
      </ul>
      <PlanComparison />
      <div className="pricing-questions">
        <h3>Questions</h3>
        <Accordion headingLevel={4}>
          {questions.map(({question, answer}) => (
            <AccordionItem key={question} title={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
