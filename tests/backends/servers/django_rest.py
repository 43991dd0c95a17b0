"""Django REST framework with django-filter over SQLite, with the filters, orders, and pages that its documentation shows."""

import json
import sys
from pathlib import Path
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.conf import settings

rows_file, folder = sys.argv[1:3]

settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": str(Path(folder) / "django.sqlite")}},
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    INSTALLED_APPS=["rest_framework", "django_filters"],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "UNAUTHENTICATED_USER": None,
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    },
    ROOT_URLCONF=__name__,
    TIME_ZONE="UTC",
    USE_TZ=True,
)
django.setup()

from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import path  # noqa: E402
from django_filters import rest_framework as filters  # noqa: E402
from rest_framework import generics, pagination, serializers  # noqa: E402
from rest_framework.filters import OrderingFilter, SearchFilter  # noqa: E402


class Person(models.Model):
    id = models.IntegerField(primary_key=True)
    name = models.TextField(null=True)
    country = models.CharField(max_length=20, null=True)
    age = models.IntegerField(null=True)
    score = models.FloatField()
    code = models.CharField(max_length=17)
    big = models.BigIntegerField()
    born = models.DateField(null=True)
    seen = models.DateTimeField()

    class Meta:
        app_label = "people"
        db_table = "people"


with connection.schema_editor() as editor:
    editor.create_model(Person)
with open(rows_file, encoding="utf-8", newline="\n") as lines:
    people = [json.loads(line) for line in lines]
for person in people:
    person["big"] = int(person["big"])
    person["seen"] = person["seen"].replace("Z", "+00:00")
Person.objects.bulk_create([Person(**person) for person in people], batch_size=500)


class PersonSerializer(serializers.ModelSerializer):
    class Meta:
        model = Person
        fields = "__all__"


TEXT = ["icontains", "iexact", "istartswith", "isnull", "in"]
RANGE = ["gte", "lte"]


class Pages(pagination.PageNumberPagination):
    page_size = 10
    page_size_query_param = "page_size"


class Offsets(pagination.LimitOffsetPagination):
    default_limit = 10


class PersonFilter(filters.FilterSet):
    # A day is not a time: a time is compared by its day, so that a range includes its last day.
    seen__gte = filters.DateFilter(field_name="seen", lookup_expr="date__gte")
    seen__lte = filters.DateFilter(field_name="seen", lookup_expr="date__lte")

    class Meta:
        model = Person
        fields = {
            "name": TEXT,
            "country": TEXT,
            "code": TEXT,
            "age": RANGE,
            "score": RANGE,
            "big": RANGE,
            "born": RANGE,
        }


class People(generics.ListAPIView):
    queryset = Person.objects.all()
    serializer_class = PersonSerializer
    pagination_class = Pages
    filter_backends = [filters.DjangoFilterBackend, OrderingFilter, SearchFilter]
    filterset_class = PersonFilter
    ordering_fields = "__all__"
    search_fields = ["name"]


def run_sql(request):
    """Runs a statement in the database, and answers with its first column."""
    with connection.cursor() as cursor:
        # Without parameters, the percent signs of a statement stay as they are.
        cursor.execute(request.body.decode())
        return JsonResponse([row[0] for row in cursor.fetchall()], safe=False)


urlpatterns = [
    path("people/", People.as_view()),
    path("people-by-offset/", People.as_view(pagination_class=Offsets)),
    path("sql", run_sql),
]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class Handler(WSGIRequestHandler):
    def log_message(self, *_):
        pass


server = make_server("127.0.0.1", 0, get_wsgi_application(), Server, Handler)
print(json.dumps({"port": server.server_port}), flush=True)
server.serve_forever()
