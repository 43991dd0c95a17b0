import {ProfileCard, Skeleton, Switch} from '@life-changers/react';
import {useState} from 'react';

export default function Profile() {
  const [isLoading, setIsLoading] = useState(true);

  return (
    <article>
      <Switch label="Loading" checked={isLoading} onChange={setIsLoading} />
      <section aria-label="Author" aria-busy={isLoading}>
        {isLoading ? (
          <>
            <span className="visually-hidden">Loading the author</span>
            <div className="skeleton-person">
              <Skeleton shape="circle" />
              <Skeleton lines={2} />
            </div>
            <Skeleton lines={3} />
          </>
        ) : (
          <>
            <ProfileCard profileName="Ada Lovelace" profilePosition="Analyst" />
            <p>
              She published the first algorithm for the Analytical Engine in 1843, as a note to her
              translation of an article by Luigi Menabrea. It computes the numbers of Bernoulli.
            </p>
          </>
        )}
      </section>
    </article>
  );
}
